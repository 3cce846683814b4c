import { useRouteContext } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { loginAddress } from '../addresses/return-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useAccepted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { AuthPage } from './AuthPage.tsx'
import { verificationEmailForm } from './auth-forms.ts'

/** Mails the link again. The provider asks for a pause between two mails, and the form says how long. */
export function VerificationEmailPage() {
  const say = useWords()
  const { auth } = useSession()
  const { origin } = useRouteContext({ from: '__root__' })
  const [isSent, send] = useAccepted(verificationEmailForm)
  const title = say('verificationEmail.title')
  return (
    <AuthPage title={title} lead={say(auth ? 'verificationEmail.lead' : 'verificationEmail.guest')} picture="login">
      {isSent && (
        <Alert tone="success" role="status" title={say('verificationEmail.done')}>
          {say('verificationEmail.doneText')}
        </Alert>
      )}
      {auth ? (
        <PostedForm form={verificationEmailForm} label={title} onDone={send} />
      ) : (
        <Button variant="primary" href={loginAddress(verificationEmailForm.path, origin)}>
          {say('login.submit')}
        </Button>
      )}
    </AuthPage>
  )
}
