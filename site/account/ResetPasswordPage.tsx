import { useMemo } from 'react'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { AuthPage } from './AuthPage.tsx'
import { resetForm } from './auth-forms.ts'

/** @param token of the mailed link */
export function ResetPasswordPage({ token }: { token: string }) {
  const say = useWords()
  const values = useMemo(() => ({ token }), [token])
  return (
    <AuthPage title={say('reset.title')} lead={say('reset.lead')} picture="login">
      <PostedForm form={resetForm} label={say('reset.title')} values={values} />
    </AuthPage>
  )
}
