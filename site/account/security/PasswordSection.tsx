import { useQueryClient } from '@tanstack/react-query'
import { PostedForm } from '../../forms/PostedForm.tsx'
import { useWords } from '../../messages/intl.tsx'
import { sessionsKey } from '../parts/account-queries.ts'
import { AccountSection } from '../parts/AccountSection.tsx'
import { passwordForm } from './security-forms.ts'

/** @param email whose password it is, for password managers */
export function PasswordSection({ email }: { email: string }) {
  const say = useWords()
  const queryClient = useQueryClient()
  const title = say('account.password')
  return (
    <AccountSection id="password-title" title={title} lead={say('security.passwordLead')}>
      <PostedForm
        form={passwordForm}
        label={title}
        onDone={() => void queryClient.invalidateQueries({ queryKey: sessionsKey })}
      >
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      </PostedForm>
    </AccountSection>
  )
}
