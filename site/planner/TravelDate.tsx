import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { PlainDateForm } from '../visitor/PlainDateForm.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { travelDays } from '../visitor/travel-time.ts'
import { useChooseTravelDate } from './useChooseTravelDate.ts'

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
      opensAt={travelDays(useSession().preferences, today).date}
      onChange={(chosen) => void choose(chosen ?? null)}
      {...(date !== null && { withoutDateLabel: say('weather.noDate') })}
    />
  )
}

/** The same choice before any script. */
export function PlainTravelDate() {
  const say = useWords()
  return <PlainDateForm label={say('weather.date')} submit={say('weather.keepDate')} />
}
