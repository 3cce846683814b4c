import type { User } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { PageTitle } from '../../typography/PageTitle.tsx'
import * as styles from '../parts/account.css.ts'

const initialsOf = ({ first_name, last_name }: User) =>
  [first_name, last_name].map((name) => [...name][0]?.toLocaleUpperCase() ?? '').join('')

/** The name of the signed-in user, and links to security and signing out. */
export function ProfileHead({ user }: { user: User }) {
  const say = useWords()
  const { first_name, last_name, email, email_verified } = user
  return (
    <>
      <header className={styles.head}>
        <div className={styles.who}>
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(user)}
          </span>
          <div className={styles.names}>
            <PageTitle>
              <bdi>{`${first_name} ${last_name}`}</bdi>
            </PageTitle>
            <p className={styles.quiet}>{email}</p>
          </div>
        </div>
        <div className={styles.actions}>
          <Button href={pageAddress('/security')}>{say('profile.security')}</Button>
          <Button href={pageAddress('/logout')}>{say('profile.logout')}</Button>
        </div>
      </header>
      {!email_verified && (
        <Alert
          tone="warning"
          title={say('profile.unverified')}
          action={<Button href={pageAddress('/verification/email')}>{say('profile.sendAgain')}</Button>}
        >
          {say('profile.unverifiedText', { email })}
        </Alert>
      )}
    </>
  )
}
