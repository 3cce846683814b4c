import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useAccepted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { AuthPage } from './AuthPage.tsx'
import { verificationEmailForm } from './auth-forms.ts'
import { profileQuery } from './parts/account-queries.ts'

/** Mails the link again. The provider asks for a pause between two mails, and the form says how long. */
export function VerificationEmailPage() {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { email, email_verified } = useSuspenseQuery(profileQuery(portal)).data.user
  const [isSent, send] = useAccepted(verificationEmailForm)
  const title = say('verificationEmail.title')
  return (
    <AuthPage title={title} lead={email_verified ? undefined : say('verificationEmail.lead')} picture="login">
      {email_verified && <Alert tone="success" title={say('verificationEmail.verified', { email })} />}
      {isSent && !email_verified && (
        <Alert tone="success" role="status" title={say('verificationEmail.done')}>
          {say('verificationEmail.doneText', { email })}
        </Alert>
      )}
      {!email_verified && <PostedForm form={verificationEmailForm} label={title} onDone={send} />}
      <Link href={pageAddress('/profile')}>{say('profile.title')}</Link>
    </AuthPage>
  )
}
