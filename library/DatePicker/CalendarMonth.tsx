import { endOfMonth, isSameMonth, type CalendarDate } from '@internationalized/date'
import { useRef, type ReactNode } from 'react'
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import type { CalendarState } from 'react-stately/useCalendarState'
import { monthTitle, spokenDate } from '../dates/calendarWords.ts'
import type { ClassNames } from '../dress.ts'
import type { CalendarMessages } from '../messages/Calendar.ts'
import { useLanguage } from '../messages/language.tsx'

/** The parts of a month that take a class. */
export type CalendarMonthPart = 'month' | 'head' | 'title' | 'grid' | 'weekday' | 'day' | 'note'

export const weekStart = 'mon'

/** What a month of a calendar takes; dates are 'YYYY-MM-DD'. */
export interface CalendarMonthProps {
  state: CalendarState
  value: string | null
  today: string | undefined
  dayNote: ((date: string) => string | undefined) | undefined
  /** How many months after the first shown one. */
  offset: 0 | 1
  previous?: ReactNode
  next: ReactNode
  words: CalendarMessages
  classNames: ClassNames<CalendarMonthPart>
}
/** One month of a calendar: its name between the buttons, and the days. */
export function CalendarMonth({ offset, previous, next, ...shown }: CalendarMonthProps) {
  const { state, classNames: c } = shown
  const language = useLanguage()
  const start = state.visibleRange.start.add({ months: offset })
  const grid = {
    startDate: start,
    endDate: endOfMonth(start),
    weekdayStyle: 'short',
    firstDayOfWeek: weekStart,
  } as const
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(grid, state)
  return (
    <div className={c.month}>
      <div className={c.head}>
        {previous}
        <span className={c.title} aria-live="polite">
          {monthTitle(start.year, start.month, language)}
        </span>
        {next}
      </div>
      <table {...gridProps} className={c.grid} cellPadding={0}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th key={day} className={c.weekday}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state
                .getDatesInWeek(week, start)
                .map((date) => date && <Day key={date.toString()} date={date} month={start} {...shown} />)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = Omit<CalendarMonthProps, 'offset' | 'previous' | 'next'> & { date: CalendarDate; month: CalendarDate }
function Day({ date, month, state, value, today, dayNote, words, classNames: c }: DayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const language = useLanguage()
  const isOutsideMonth = !isSameMonth(month, date)
  const { cellProps, buttonProps, isSelected, isDisabled } = useCalendarCell({ date, isOutsideMonth }, state, ref)
  const iso = date.toString()
  const note = dayNote?.(iso)
  const isToday = iso === today
  const name = [spokenDate(iso, language), isToday && words.today, iso === value && words.selected, note]
    .filter(Boolean)
    .join(', ')
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        ref={ref}
        className={c.day}
        // React Aria's own label depends on the current date of the clock.
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        data-today={isToday || undefined}
        data-selected={isSelected || undefined}
        data-disabled={isDisabled || undefined}
        data-outside-month={isOutsideMonth || undefined}
      >
        <span>{date.day}</span>
        {note && (
          <small className={c.note} aria-hidden>
            {note}
          </small>
        )}
      </div>
    </td>
  )
}
