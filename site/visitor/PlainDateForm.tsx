import { Button } from '@tropa/library/Button/dressed.ts'
import * as styles from './plain-date-form.css.ts'
import { preferencesPath } from './preferences-path.ts'
import { useSession } from './SessionProvider.tsx'

export type PlainDateFormProps = {
  /** The name of the date. */
  label: string
  /** The name of the button. */
  submit: string
}

/** Chooses the day of travel without scripts. */
export function PlainDateForm({ label, submit }: PlainDateFormProps) {
  const { preferences, today } = useSession()
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
        />
      </label>
      <Button type="submit">{submit}</Button>
    </form>
  )
}
