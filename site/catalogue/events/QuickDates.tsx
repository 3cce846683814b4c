import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { monthAround } from '../../dates/arithmetic.ts'
import { monthTitle, shortDate } from '../../dates/date-formats.ts'
import { listAddress, type ListFilters } from '../lists/list-filters.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { isSameDays, type Days } from './filter-days.ts'

/** The dates that are asked for most, as links. */
export function QuickDates({ filters }: { filters: ListFilters }) {
  const say = useWords()
  const { today, preferences } = useSession()
  const { travelDate, travelMonth } = preferences
  const { from: _from, to: _to, ...others } = { ...filters, page: 1 }
  const choices: { id: string; title: string; days: Days }[] = [
    { id: 'any', title: say('events.anyDates'), days: {} },
    { id: 'this', title: say('events.thisMonth'), days: monthAround(today) },
    { id: 'next', title: say('events.nextMonth'), days: monthAround(today, 1) },
    ...(travelDate
      ? [
          {
            id: 'travel',
            title: say('events.onTravelDate', { date: shortDate(travelDate) }),
            days: { from: travelDate, to: travelDate },
          },
        ]
      : []),
    ...(travelMonth
      ? [
          {
            id: 'month',
            title: monthTitle(travelMonth, say.language),
            days: monthAround(`${travelMonth}-01`),
          },
        ]
      : []),
  ]
  return (
    <PillGroup
      label={say('events.quick')}
      selectedIds={choices.filter(({ days }) => isSameDays(days, filters)).map(({ id }) => id)}
      pills={choices.map(({ id, title, days }) => ({
        id,
        title,
        href: listAddress('/events', { ...others, ...days }),
      }))}
    />
  )
}
