import '../messages/account-words.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { AtGate } from './AtGate.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './gate.css.ts'
import { WithOrganisationKey } from './WithOrganisationKey.tsx'

/** Checks tickets at an entrance, with the key of an organisation. */
export function GatePage() {
  const say = useWords()
  return (
    <div className={styles.page}>
      <p>
        <Link href={pageAddress('/')}>{say('site.name')}</Link>
      </p>
      <PageTitle>{say('gate.title')}</PageTitle>
      <noscript>
        <p>{say('gate.noScript')}</p>
      </noscript>
      <WithOrganisationKey lead={say('gate.lead')}>
        {(key, onLeave) => <AtGate key={key} secret={key} onLeave={onLeave} />}
      </WithOrganisationKey>
    </div>
  )
}
