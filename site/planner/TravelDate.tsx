import { Button } from '@tropa/library/Button/dressed.ts'
import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { preferencesPath } from '../visitor/preferences-path.ts'
import { useSessionContext } from '../visitor/SessionProvider.tsx'
import { useChooseTravelDate } from './useChooseTravelDate.ts'
import * as styles from './track.css.ts'

/** @param date `YYYY-MM-DD`, and so is `today`, the first day that can be chosen; `null`: not chosen */
export function TravelDate({ date, today }: { date: string | null; today: string }) {
  const say = useWords()
  const choose = useChooseTravelDate()
  return (
    <DatePicker
      variant="weather"
      label={say('weather.date')}
      value={date}
      min={today}
      today={today}
      onChange={(chosen) => void choose(chosen ?? null)}
      {...(date !== null && { withoutDateLabel: say('weather.noDate') })}
    />
  )
}

/** The same choice before any script. */
export function PlainTravelDate() {
  const say = useWords()
  const { preferences, today } = useSessionContext().session
  return (
    <form className={styles.plainDate} method="post" action={preferencesPath}>
      <label className={styles.plainLabel}>
        {say('weather.date')}
        <input
          className={styles.plainInput}
          type="date"
          name="travel_date"
          min={today}
          defaultValue={preferences.travelDate ?? ''}
        />
      </label>
      <Button type="submit">{say('weather.keepDate')}</Button>
    </form>
  )
}
