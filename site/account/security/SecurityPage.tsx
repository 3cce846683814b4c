import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import '../../messages/account-words.ts'
import { useWords } from '../../messages/intl.tsx'
import { profileQuery } from '../parts/account-queries.ts'
import * as styles from '../parts/account.css.ts'
import { AccountPage } from '../parts/AccountPage.tsx'
import { SubmittedNote } from '../parts/SubmittedNote.tsx'
import { Consents } from './Consents.tsx'
import { EraseAccount } from './EraseAccount.tsx'
import { ExportData } from './ExportData.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { securityForms } from './security-forms.ts'
import { OpenSessions } from './OpenSessions.tsx'

/** @param isErasing whether the visitor has asked to erase the account, and is asked to confirm it */
export function SecurityPage({ isErasing }: { isErasing: boolean }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { user, consent_list = [] } = useSuspenseQuery(profileQuery(portal)).data
  return (
    <AccountPage title={say('security.title')}>
      <SubmittedNote forms={securityForms} />
      <div className={styles.spread}>
        <PasswordSection email={user.email} />
        <OpenSessions />
        <Consents consents={consent_list} />
        <ExportData />
        <EraseAccount email={user.email} isErasing={isErasing} />
      </div>
    </AccountPage>
  )
}
