import type { Event } from '@tropa/contract'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { check, info } from '@tropa/library/Icon/icons.ts'
import { daysOfMonth } from '../../dates/months.ts'
import { useWords } from '../../messages/intl.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import { ChooseDate } from '../seasons/ChooseDate.tsx'
import { useShownTime } from '../seasons/useShownTime.ts'
import { happensOn } from './event-schedule.ts'

/** Whether an event is on at the chosen time of travel, and a way to choose the time. */
export function TravelDay({ schedule }: Pick<Event, 'schedule'>) {
  const say = useWords()
  const { date, month, precision } = useTravelDate()
  const shown = useShownTime()
  if (precision === 'none') return <ChooseDate />
  const days = precision === 'month' ? daysOfMonth(month) : { from: date, to: date }
  return (
    <div>
      {shown} <ChooseDate />
      {schedule.length > 0 && (
        <Facts
          facts={[
            happensOn(schedule, days)
              ? { icon: check, text: say('event.onThen'), tone: 'success' }
              : { icon: info, text: say('event.notThen') },
          ]}
        />
      )}
    </div>
  )
}
