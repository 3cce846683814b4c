import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useAccepted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { AuthPage } from './AuthPage.tsx'
import { recoveryForm } from './auth-forms.ts'

/** Says the same whether or not an account has the address. */
export function RecoveryPage() {
  const say = useWords()
  const [isSent, send] = useAccepted(recoveryForm)
  return (
    <AuthPage title={say('recovery.title')} lead={say('recovery.lead')} picture="login">
      {isSent && (
        <Alert tone="success" role="status" title={say('recovery.done')}>
          {say('recovery.doneText')}
        </Alert>
      )}
      <PostedForm form={recoveryForm} label={say('recovery.title')} onDone={send} />
      <Link href={pageAddress('/login')}>{say('recovery.back')}</Link>
    </AuthPage>
  )
}
