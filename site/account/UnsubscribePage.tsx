import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { useMemo } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import type { FormValues } from '../forms/submitted-form.ts'
import { useAccepted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { AuthPage } from './AuthPage.tsx'
import { unsubscribeForm } from './auth-forms.ts'

/**
 * A button ends the mails, because programs that check mail follow its links.
 * @param token of the mailed link; `undefined`: the address has none
 */
export function UnsubscribePage({ token }: { token: string | undefined }) {
  const say = useWords()
  const [isDone, finish] = useAccepted(unsubscribeForm)
  const values = useMemo((): FormValues => (token === undefined ? {} : { token }), [token])
  const title = say('unsubscribe.title')
  if (isDone)
    return (
      <AuthPage title={title} picture="registration">
        <Alert tone="success" role="status" title={say('unsubscribe.done')}>
          {say('unsubscribe.doneText')}
        </Alert>
        <Link href={pageAddress('/')}>{say('site.main')}</Link>
      </AuthPage>
    )
  return (
    <AuthPage title={title} lead={token && say('unsubscribe.lead')} picture="registration">
      {token === undefined ? (
        <p>{say('unsubscribe.none')}</p>
      ) : (
        <PostedForm form={unsubscribeForm} label={title} values={values} onDone={finish} />
      )}
      <Link href={pageAddress('/profile')}>{say('profile.title')}</Link>
    </AuthPage>
  )
}
