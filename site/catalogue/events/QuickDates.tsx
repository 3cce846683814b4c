import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { monthTitle, shortDate } from '../../dates/date-formats.ts'
import { daysOfMonth, monthAfter, monthOfDate } from '../../dates/months.ts'
import { useWords } from '../../messages/intl.tsx'
import { chosenMonth } from '../../visitor/travel-time.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { anyTime, listAddress, type ListFilters } from '../lists/list-filters.ts'
import { isSameDays, type Days } from './filter-days.ts'

type Choice = { id: string; title: string; days: Days & Pick<ListFilters, 'when'> }

/** @param filters with the days of the chosen month, if it narrows the list */
export function useQuickDates(filters: ListFilters): readonly (Choice & { isSelected: boolean })[] {
  const say = useWords()
  const session = useSession()
  const { today, preferences } = session
  const { travelDate } = preferences
  const month = chosenMonth(session)
  const usual: Choice[] = [
    { id: 'any', title: say('events.anyDates'), days: month ? { when: anyTime } : {} },
    { id: 'this', title: say('events.thisMonth'), days: daysOfMonth(monthOfDate(today)) },
    { id: 'next', title: say('events.nextMonth'), days: daysOfMonth(monthAfter(today)) },
  ]
  const own: Choice[] = month ? [{ id: 'month', title: monthTitle(month, say.language), days: daysOfMonth(month) }] : []
  const choices: Choice[] = [
    ...usual,
    ...own.filter(({ days }) => !usual.some((one) => isSameDays(one.days, days))),
    ...(travelDate
      ? [
          {
            id: 'travel',
            title: say('events.onTravelDate', { date: shortDate(travelDate) }),
            days: { from: travelDate, to: travelDate },
          },
        ]
      : []),
  ]
  return choices.map((choice) => ({ ...choice, isSelected: isSameDays(choice.days, filters) }))
}

/** Links to the dates that visitors choose most often. */
export function QuickDates({ filters }: { filters: ListFilters }) {
  const say = useWords()
  const choices = useQuickDates(filters)
  const { from: _from, to: _to, when: _when, ...others } = { ...filters, page: 1 }
  return (
    <PillGroup
      label={say('events.quick')}
      selectedIds={choices.filter(({ isSelected }) => isSelected).map(({ id }) => id)}
      pills={choices.map(({ id, title, days }) => ({
        id,
        title,
        href: listAddress('/events', { ...others, ...days }),
      }))}
    />
  )
}
