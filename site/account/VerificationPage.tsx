import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { useMemo } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import type { FormValues } from '../forms/submitted-form.ts'
import { useAccepted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { AuthPage } from './AuthPage.tsx'
import { verificationForm } from './auth-forms.ts'

/**
 * A button confirms the address, because programs that check mail follow its links.
 * @param token of the mailed link; `undefined`: the address has none
 */
export function VerificationPage({ token }: { token: string | undefined }) {
  const say = useWords()
  const [isConfirmed, confirm] = useAccepted(verificationForm)
  const values = useMemo((): FormValues => (token === undefined ? {} : { token }), [token])
  const title = say('verification.title')
  if (isConfirmed)
    return (
      <AuthPage title={title} picture="registration">
        <Alert tone="success" role="status" title={say('verification.done')}>
          {say('verification.doneText')}
        </Alert>
        <Link href={pageAddress('/')}>{say('site.main')}</Link>
      </AuthPage>
    )
  return (
    <AuthPage title={title} lead={token && say('verification.lead')} picture="registration">
      {token === undefined ? (
        <p>{say('verification.none')}</p>
      ) : (
        <PostedForm form={verificationForm} label={title} values={values} onDone={confirm} />
      )}
      <Link href={pageAddress('/verification/email')}>{say('verification.again')}</Link>
    </AuthPage>
  )
}
