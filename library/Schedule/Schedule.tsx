import { type ReactNode, type Ref, useId } from 'react'
import { weekdayDate } from '../dates/format.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import { useLanguage } from '../messages/language.tsx'
import { scheduleMessages, type ScheduleMessages } from '../messages/Schedule.ts'
import { useMessages } from '../messages/useMessages.ts'
import { rangeDash } from '../typography/no-break-signs.ts'

export type SchedulePart =
  | 'root'
  | 'list'
  | 'row'
  | 'date'
  | 'times'
  | 'time'
  | 'mark'
  | 'place'
  | 'all'
  | 'summary'
  | 'icon'
  | 'empty'
  | 'zone'

/** The start of a session, and its end if it is known. */
export interface ScheduleTime {
  /** 'HH:MM', local time of the place. */
  from: string
  to?: string
}
/** A day, or several consecutive days, with their times. */
export interface ScheduleDate {
  /** 'YYYY-MM-DD', local date of the place. */
  date: string
  /** The last day, if there are several. */
  endDate?: string
  /** If empty, it takes the whole day. */
  times?: readonly ScheduleTime[]
  /** The venue, if dates have different ones. */
  place?: ReactNode
}
export interface ScheduleProps {
  /** The earliest first; includes past dates. */
  dates: readonly ScheduleDate[]
  /** 'YYYY-MM-DD' at the place: earlier dates are past. */
  today: string
  /** The number of upcoming dates that are shown at first; the others are behind 'All dates'. */
  nextCount?: number
  /** The time zone: 'Время местное, UTC+5'. */
  zone?: ReactNode
  /** Names the list if no heading does. */
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLDivElement>
  messages?: Partial<ScheduleMessages>
  classNames?: ClassNames<SchedulePart>
}

const lastDay = ({ date, endDate }: ScheduleDate) => endDate ?? date
const isPast = (entry: ScheduleDate, today: string) => lastDay(entry) < today

/**
 * The dates of an event: the next ones, and all of them behind a disclosure, where past ones are marked in words.
 *
 * Keyboard: Enter and Space on 'All dates' open and close it; find-in-page finds its content.
 *
 * @see https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
 */
export function Schedule(props: ScheduleProps) {
  const { dates, today, nextCount = 3, zone, ref, classNames: c = {}, 'aria-labelledby': labelledBy } = props
  const words = useMessages(scheduleMessages, props.messages)
  const allId = useId()
  const next = dates.filter((entry) => !isPast(entry, today)).slice(0, nextCount)
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': props['aria-label'] ?? words.dates }
  return (
    <div className={c.root} ref={ref}>
      {next.length > 0 ? (
        <Dates entries={next} name={name} {...{ today, words, c }} />
      ) : (
        <p className={c.empty}>{dates.length === 0 ? words.none : words.noneAhead}</p>
      )}
      {zone && dates.length > 0 && <p className={c.zone}>{zone}</p>}
      {dates.length > next.length && (
        <details className={c.all}>
          <summary id={allId} className={c.summary}>
            {words.all(dates.length)}
            <Icon path={chevronDown} size="sm" className={c.icon} />
          </summary>
          <Dates entries={dates} name={{ 'aria-labelledby': allId }} {...{ today, words, c }} />
        </details>
      )}
    </div>
  )
}

interface DatesProps {
  entries: readonly ScheduleDate[]
  name: { 'aria-label'?: string; 'aria-labelledby'?: string }
  today: string
  words: ScheduleMessages
  c: ClassNames<SchedulePart>
}
const Dates = ({ entries, name, today, words, c }: DatesProps) => {
  const language = useLanguage()
  /** The year is left out if it is the current one. */
  const shown = (date: string) =>
    weekdayDate(date, language) + (date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`)
  return (
    <ol className={c.list} {...name}>
      {entries.map((entry, index) => {
        const { date, endDate, times = [], place } = entry
        const mark = isPast(entry, today) ? words.past : date === today ? words.today : null
        return (
          <li
            // Two venues may have sessions at the same time.
            key={`${date} ${times[0]?.from} ${index}`}
            className={c.row}
            data-past={isPast(entry, today) || undefined}
            data-today={date === today || undefined}
          >
            <span className={c.date}>
              <time dateTime={date}>{shown(date)}</time>
              {endDate && endDate !== date && (
                <>
                  {'\u00a0– '}
                  <time dateTime={endDate}>{shown(endDate)}</time>
                </>
              )}
            </span>{' '}
            <span className={c.times}>
              {times.length === 0 && <span className={c.time}>{words.allDay}</span>}
              {times.map(({ from, to }, at) => (
                <span key={from}>
                  {at > 0 && ', '}
                  <span className={c.time}>
                    <time dateTime={`${date}T${from}`}>{from}</time>
                    {to && (
                      <>
                        {rangeDash}
                        <time dateTime={`${endDate ?? date}T${to}`}>{to}</time>
                      </>
                    )}
                  </span>
                </span>
              ))}
            </span>{' '}
            {place && <span className={c.place}>{place} </span>}
            {mark && <span className={c.mark}>{mark}</span>}
          </li>
        )
      })}
    </ol>
  )
}
