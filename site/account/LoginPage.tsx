import { useLocation } from '@tanstack/react-router'
import { Link } from '@tropa/library/Link/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { returnParameter } from '../addresses/return-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import * as styles from './auth-page.css.ts'
import { AuthPage } from './AuthPage.tsx'
import { loginForm } from './auth-forms.ts'

export function LoginPage() {
  const say = useWords()
  const { search } = useLocation()
  const isSentHere = Object.hasOwn(search, returnParameter)
  return (
    <AuthPage title={say('login.title')} lead={isSentHere ? say('login.again') : undefined} picture="login">
      <PostedForm form={loginForm} label={say('login.page')}>
        <Link className={styles.aside} href={pageAddress('/recovery')}>
          {say('login.forgotten')}
        </Link>
      </PostedForm>
      <p className={styles.quiet}>{say('login.track')}</p>
    </AuthPage>
  )
}
