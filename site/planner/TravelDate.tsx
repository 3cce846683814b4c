import { type CalendarDate, isCalendarDate } from '@tropa/contract'
import { DatePicker } from '@tropa/library/DatePicker/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { PlainDateForm } from '../visitor/PlainDateForm.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { travelDays } from '../visitor/travel-time.ts'
import { useChooseTravelDate } from './useChooseTravelDate.ts'

type TravelDateProps = {
  /** The date of day 1, chosen by the visitor or stored in the track; `null`: not chosen. */
  date: CalendarDate | null
  /** The first day that can be chosen; an earlier date must be chosen again. */
  today: CalendarDate
}

/** The choice of the travel date. */
export function TravelDate({ date, today }: TravelDateProps) {
  const say = useWords()
  const choose = useChooseTravelDate()
  const isComing = date !== null && date >= today
  return (
    <DatePicker
      variant="weather"
      label={say('weather.date')}
      value={isComing ? date : null}
      min={today}
      today={today}
      opensAt={travelDays(useSession().preferences, today).date}
      onChange={(chosen) => void choose(isCalendarDate(chosen) ? chosen : null)}
      {...(date !== null && { withoutDateLabel: say('weather.noDate') })}
    />
  )
}

/** The same choice without scripts. */
export function PlainTravelDate() {
  const say = useWords()
  return <PlainDateForm label={say('weather.date')} submit={say('weather.keepDate')} />
}
