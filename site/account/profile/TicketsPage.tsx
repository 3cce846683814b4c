import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import '../../messages/account-words.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from '../parts/account.css.ts'
import { TicketsTab } from './TicketsTab.tsx'

/** The tickets tab as a page of its own. */
export function TicketsPage({ page }: { page: number }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <Breadcrumbs
        parents={[
          { title: say('site.main'), href: pageAddress('/') },
          { title: say('profile.title'), href: pageAddress('/profile') },
        ]}
        current={say('tickets.title')}
      />
      <h1>{say('tickets.title')}</h1>
      <TicketsTab page={page} />
    </div>
  )
}
