import { Button } from '@tropa/library/Button/dressed.ts'
import { useId } from 'react'
import { useWords } from '../messages/intl.tsx'
import * as styles from './plain-date-form.css.ts'
import { preferencesPath } from './preferences-path.ts'
import { useSession } from './SessionProvider.tsx'

export type PlainDateFormProps = {
  /** The name of the date. */
  label: string
  /** The name of the button. */
  submit: string
}

const wrong = { unknown: 'season.dateUnknown', past: 'season.datePast' } as const

/** Chooses the day of travel without scripts. */
export function PlainDateForm({ label, submit }: PlainDateFormProps) {
  const say = useWords()
  const id = useId()
  const { preferences, today, refusedPress } = useSession()
  const reason = refusedPress?.kind === 'date' ? refusedPress.reason : undefined
  return (
    <form className={styles.form} method="post" action={preferencesPath}>
      <label className={styles.label}>
        {label}
        <input
          className={styles.input}
          type="date"
          name="travel_date"
          min={today}
          defaultValue={preferences.travelDate ?? ''}
          {...(reason && { 'aria-invalid': true, 'aria-describedby': id })}
        />
      </label>
      {reason && (
        <p id={id} className={styles.wrong} role="status">
          {say(wrong[reason])}
        </p>
      )}
      <Button type="submit">{submit}</Button>
    </form>
  )
}
