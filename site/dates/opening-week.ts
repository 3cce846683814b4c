import type { CalendarDate, OpeningHours } from '@tropa/contract'
import { type Weekday, weekdayOf, weekdays } from './weekdays.ts'

/** Decimal hours of the local day; `to` is past 24 where a place closes after midnight. */
export type Span = { from: number; to: number }
export type Day =
  | { weekday: Weekday; spans: Span[]; opens: string; closes: string; breakOpens?: string; breakCloses?: string }
  | { weekday: Weekday; spans: [] }

const decimal = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60
/** A closing time that is not after the opening is on the next day. */
const closing = (closes: string, opens: string) => decimal(closes) + (decimal(closes) > decimal(opens) ? 0 : 24)

const isValidOn = ({ valid_from, valid_through }: OpeningHours, date: CalendarDate) =>
  (!valid_from || valid_from <= date) && (!valid_through || date <= valid_through)

/** From opening to closing, breaks included: decimal hours, past 24 on the next day. */
export const wholeSpan = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): Span => ({
  from: decimal(opens),
  to: closing(closes, opens),
})

function dayOf(hours: readonly OpeningHours[], weekday: Weekday): Day {
  const entry = hours.find(({ days }) => days.includes(weekday))
  if (!entry) return { weekday, spans: [] }
  const { opens, closes, break_opens, break_closes } = entry
  const whole = wholeSpan(entry)
  if (!break_opens || !break_closes) return { weekday, opens, closes, spans: [whole] }
  const spans = [
    { from: whole.from, to: decimal(break_opens) },
    { from: decimal(break_closes), to: whole.to },
  ]
  return { weekday, opens, closes, breakOpens: break_opens, breakCloses: break_closes, spans }
}

/** The seven days as they are in the week of `date`. */
export function weekOf(hours: readonly OpeningHours[], date: CalendarDate): Day[] {
  const valid = hours.filter((entry) => isValidOn(entry, date))
  return weekdays.map((weekday) => dayOf(valid, weekday))
}

/** Is a place open at an hour of a day? It may have opened on the day before and close after midnight. */
export function isOpenAt(days: readonly Day[], weekday: Weekday, hour: number): boolean {
  const isIn = (day: Day | undefined, at: number) => day?.spans.some(({ from, to }) => from <= at && at < to) ?? false
  return isIn(days[weekday - 1], hour) || isIn(days.at(weekday - 2), hour + 24)
}

export type DayStatus =
  | { kind: 'unknown' }
  | { kind: 'always' }
  | { kind: 'closed' }
  | { kind: 'open'; opens: string; closes: string }

/** From midnight to midnight. */
export const isAllDay = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): boolean =>
  opens === '00:00' && (closes === '00:00' || closes === '24:00')

/** Whether a place is open on a day; nothing is claimed if no hours are known. */
export function statusOn(hours: readonly OpeningHours[] | undefined, date: CalendarDate): DayStatus {
  if (!hours || hours.length === 0) return { kind: 'unknown' }
  const day = weekOf(hours, date)[weekdayOf(date) - 1]
  if (!day || !('opens' in day)) return { kind: 'closed' }
  return isAllDay(day) ? { kind: 'always' } : { kind: 'open', opens: day.opens, closes: day.closes }
}

/** Whether a place never closes in the week of `date`. */
export const isAlwaysOpen = (hours: readonly OpeningHours[] | undefined, date: CalendarDate): boolean =>
  hours !== undefined && weekOf(hours, date).every((day) => 'opens' in day && isAllDay(day))

export type WeekSummary = {
  /** The hours of every open day; absent if they differ. */
  hours?: { opens: string; closes: string }
  daysOff: Weekday[]
}

/**
 * A short summary of the week of `date`, if no day in particular is meant; nothing if hours are not known or the
 * place never closes.
 */
export function weekSummary(hours: readonly OpeningHours[] | undefined, date: CalendarDate): WeekSummary | undefined {
  if (!hours || hours.length === 0) return undefined
  const days = weekOf(hours, date)
  const daysOff = days.filter(({ spans }) => spans.length === 0).map(({ weekday }) => weekday)
  const [first, ...others] = days.flatMap((day) => ('opens' in day ? [{ opens: day.opens, closes: day.closes }] : []))
  const isSame = first && others.every(({ opens, closes }) => opens === first.opens && closes === first.closes)
  return { ...(isSame && { hours: first }), daysOff }
}
