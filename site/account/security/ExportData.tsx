import { accountAddresses } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { download } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../../messages/intl.tsx'
import { AccountSection } from '../parts/AccountSection.tsx'
import * as styles from '../parts/account.css.ts'

const exportFile = `/api/${accountAddresses.exportAccount.path}`

/** A plain link: the browser saves the provider's response as a file. */
export function ExportData() {
  const say = useWords()
  return (
    <AccountSection id="export-title" title={say('security.export')} lead={say('security.exportLead')}>
      <div className={styles.actions}>
        <Button href={exportFile} download="account.json">
          <Icon path={download} size="sm" />
          {say('security.download')}
        </Button>
      </div>
    </AccountSection>
  )
}
