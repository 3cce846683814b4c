import '../messages/account-words.ts'
import { WithOrganisationKey } from '../gate/WithOrganisationKey.tsx'
import { useWords } from '../messages/intl.tsx'
import { Sales } from './Sales.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './seller.css.ts'

/** What an organisation has sold, with its key. */
export function SellerPage() {
  const say = useWords()
  return (
    <div className={styles.page}>
      <PageTitle>{say('sales.title')}</PageTitle>
      <noscript>
        <p>{say('sales.noScript')}</p>
      </noscript>
      <WithOrganisationKey lead={say('sales.lead')}>
        {(key, onLeave) => <Sales key={key} secret={key} onLeave={onLeave} />}
      </WithOrganisationKey>
    </div>
  )
}
