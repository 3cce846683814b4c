import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import { monthOfYear, shortDate } from '../../dates/date-formats.ts'
import { monthOfDate } from '../../dates/months.ts'
import { useWords } from '../../messages/intl.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import type { Filters } from './list-filters.ts'

export type OpenDayProps = {
  filters: Filters
  /** Places have hours, anything else has months. */
  isByHours: boolean
  onChange: () => void
}

/** 'Open on my date': the chosen day, or today. The hours of places need a day, so a month is not enough for them. */
export function OpenDay({ filters: { openOn }, isByHours, onChange }: OpenDayProps) {
  const say = useWords()
  const { date, month, precision } = useTravelDate()
  const isToday = precision === 'none'
  if (isByHours && precision === 'month' && !openOn) return <p>{say('list.chooseDay')}</p>
  const day = openOn ?? date
  const label = isByHours
    ? isToday && day === date
      ? say('list.openToday')
      : say('list.openOn', { date: shortDate(day) })
    : say('list.runsIn', { month: monthOfYear(openOn ? monthOfDate(openOn) : month, say.language) })
  return (
    <Checkbox key={day} name="open_on" value={day} defaultChecked={openOn !== undefined} onChange={onChange}>
      {label}
    </Checkbox>
  )
}
