import { Button } from '@tropa/library/Button/dressed.ts'
import { useEffect, useRef } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { PostedForm } from '../../forms/PostedForm.tsx'
import { useWords } from '../../messages/intl.tsx'
import { AccountSection } from '../parts/AccountSection.tsx'
import * as styles from '../parts/account.css.ts'
import { eraseForm } from './security-forms.ts'

type EraseAccountProps = { email: string; isErasing: boolean }

/** Explains what erasing does and what must be kept by law, and asks for confirmation in a second step. */
export function EraseAccount({ email, isErasing }: EraseAccountProps) {
  const say = useWords()
  return (
    <AccountSection id="erase-title" title={say('security.erase')}>
      <p className={styles.text}>{say('security.eraseLead')}</p>
      <p className={styles.text}>{say('security.eraseKept')}</p>
      {isErasing ? (
        <Confirm email={email} />
      ) : (
        <div className={styles.actions}>
          <Button href={pageAddress('/security?erase=1#erase-title')}>{say('security.eraseStart')}</Button>
        </div>
      )}
    </AccountSection>
  )
}

function Confirm({ email }: { email: string }) {
  const say = useWords()
  const question = useRef<HTMLHeadingElement>(null)
  // The link to this question has been removed, so focus would be lost.
  useEffect(() => question.current?.focus(), [])
  return (
    <div className={styles.question}>
      <h3 ref={question} tabIndex={-1} className={styles.rowTitle}>
        {say('security.eraseQuestion', { email })}
      </h3>
      <PostedForm form={eraseForm} label={say('security.erase')} variant="danger">
        {/* For password managers. */}
        <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      </PostedForm>
      <div className={styles.actions}>
        <Button href={pageAddress('/security')}>{say('security.cancel')}</Button>
      </div>
    </div>
  )
}
