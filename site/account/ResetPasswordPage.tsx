import { Link } from '@tropa/library/Link/dressed.ts'
import { useMemo } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { AuthPage } from './AuthPage.tsx'
import { resetForm } from './auth-forms.ts'

/** @param token of the mailed link */
export function ResetPasswordPage({ token }: { token: string }) {
  const say = useWords()
  const { auth } = useSession()
  const values = useMemo(() => ({ token }), [token])
  return (
    <AuthPage title={say('reset.title')} lead={say('reset.lead')} picture="login">
      <PostedForm form={resetForm} label={say('reset.title')} values={values} />
      {auth === null && <Link href={pageAddress('/recovery')}>{say('reset.again')}</Link>}
    </AuthPage>
  )
}
