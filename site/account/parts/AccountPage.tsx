import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import type { ReactNode } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './account.css.ts'

/** A page below the profile, with the way back to it. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <Breadcrumbs
        parents={[
          { title: say('site.main'), href: pageAddress('/') },
          { title: say('profile.title'), href: pageAddress('/profile') },
        ]}
        current={title}
      />
      <h1>{title}</h1>
      {children}
    </div>
  )
}
