import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { openingHoursMessages, type OpeningHoursMessages } from '../messages/OpeningHours.ts'
import { useMessages } from '../messages/useMessages.ts'
import { axisOf, type Span } from './axis.ts'

export type OpeningHoursPart =
  | 'root'
  | 'status'
  | 'table'
  | 'row'
  | 'day'
  | 'hours'
  | 'bar'
  | 'open'
  | 'now'
  | 'note'
  | 'empty'

/** A row of the table: a day of the week as `label` calls it, its hours in words and as bars. */
export interface OpeningDay {
  label: string
  /** The hours in words, such as '10:00–18:00' or 'выходной'. */
  text: string
  /** The same, as bars; empty on a day off. */
  spans: readonly Span[]
  isToday?: boolean
}
export interface OpeningHoursProps {
  /** If empty, the component says that the hours are not known. */
  days: readonly OpeningDay[]
  status?: { isOpen: boolean; text: string }
  note?: ReactNode
  /** The current hour in the place's time zone, 0–24, marked on today's bar. */
  now?: number
  /** Names the table if no heading does. */
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLDivElement>
  messages?: Partial<OpeningHoursMessages>
  classNames?: ClassNames<OpeningHoursPart>
}

interface BarProps {
  spans: readonly Span[]
  axis: Span
  now?: number
  c: ClassNames<OpeningHoursPart>
}
/** An SVG, because a page may forbid style attributes. */
const Bar = ({ spans, axis, now, c }: BarProps) => (
  <svg
    className={c.bar}
    viewBox={`${axis.from} 0 ${axis.to - axis.from} 1`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {spans.map(({ from, to }) => (
      <rect key={from} className={c.open} x={from} width={to - from} height="1" />
    ))}
    {now !== undefined && now >= axis.from && now <= axis.to && (
      <rect className={c.now} x={now - 0.11} width=".22" height="1" />
    )}
  </svg>
)

/**
 * A week in words, with the same hours as bars: the bars are decorative, because the text and the note say the same.
 * Parts: `open` and `now` are drawn on a `bar`; `empty` says that the hours are not known. A day off has
 * `data-closed`, an open place `data-open`.
 * @see https://schema.org/OpeningHoursSpecification
 */
export const OpeningHours = ({
  days,
  status,
  note,
  now,
  ref,
  messages,
  classNames: c = {},
  ...named
}: OpeningHoursProps) => {
  const words = useMessages(openingHoursMessages, messages)
  const name = named['aria-labelledby'] ? named : { 'aria-label': words.hours, ...named }
  const axis = axisOf(days.flatMap((day) => day.spans))
  return (
    <div className={c.root} ref={ref}>
      {status && (
        <p className={c.status} data-open={status.isOpen || undefined}>
          {status.text}
        </p>
      )}
      {days.length === 0 && <p className={c.empty}>{words.unknown}</p>}
      {days.length > 0 && (
        <table className={c.table} {...name}>
          <tbody>
            {days.map((day) => (
              <tr
                key={day.label}
                className={c.row}
                data-today={day.isToday || undefined}
                aria-current={day.isToday ? 'date' : undefined}
              >
                <th className={c.day} scope="row">
                  {day.label}
                </th>
                <td className={c.hours} data-closed={day.spans.length === 0 || undefined}>
                  {day.text}
                  {day.spans.length > 0 && (
                    <Bar spans={day.spans} axis={axis} now={day.isToday ? now : undefined} c={c} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className={c.note}>{note}</p>}
    </div>
  )
}
