import type { CalendarDate, EventCard, LocationCard } from '@tropa/contract'
import { weekdayName } from '../../dates/date-formats.ts'
import { weekdayOf, weekdays } from '../../dates/weekdays.ts'
import { isAlwaysOpen, statusOn, weekOf, type Span } from '../../dates/opening-week.ts'
import { clockTime } from '../../messages/message-formats.ts'
import type { Words } from '../../messages/intl.tsx'
import { nextText } from '../../messages/session-text.ts'
import { rangeDash, space } from '@tropa/library/typography/no-break-signs.ts'
import type { VisitSession } from './planned-visit.ts'
import { withoutFullStop } from '../../typography/sentences.ts'

const spansText = (spans: readonly Span[]) =>
  spans.map(({ from, to }) => `${clockTime(from)}${rangeDash}${to === 24 ? '24:00' : clockTime(to)}`).join(', ')

/** The opening hours of a week in one line: equal days are grouped, closed days are left out. */
function weekText(hours: NonNullable<LocationCard['opening_hours']>, date: CalendarDate, say: Words): string {
  const names = weekdays.map((weekday) => weekdayName(weekday, say.language))
  const texts = weekOf(hours, date).map(({ spans }) => spansText(spans))
  const starts = texts.flatMap((text, index) => (text !== '' && text !== texts[index - 1] ? [index] : []))
  return starts
    .map((start) => {
      const other = texts.findIndex((text, index) => index > start && text !== texts[start])
      const end = (other < 0 ? texts.length : other) - 1
      const days = end === start ? names[start] : `${names[start]}${rangeDash}${names[end]}`
      return `${days}${space}${texts[start]}`
    })
    .join('; ')
}

/**
 * Opening hours in words: of a date, or of a week if no date is chosen. `null`: nothing is known.
 * @param today in the week that is meant if there is no date
 */
export function hoursText(
  { opening_hours: hours, the_hours_note: note }: Pick<LocationCard, 'opening_hours' | 'the_hours_note'>,
  date: CalendarDate | null,
  today: CalendarDate,
  say: Words,
): string | null {
  const status = statusOn(hours, date ?? today)
  const noted = note ? withoutFullStop(note) : null
  if (!hours || status.kind === 'unknown') return noted
  if (isAlwaysOpen(hours, date ?? today)) return say('hours.everyDay')
  if (date === null) return weekText(hours, today, say) || noted
  switch (status.kind) {
    case 'always':
      return say('sheet.always')
    case 'closed':
      return say('sheet.closed')
    case 'open':
      return say('sheet.open', { hours: spansText(weekOf(hours, date)[weekdayOf(date) - 1]?.spans ?? []) })
    default:
      return status satisfies never
  }
}

/** The sessions of an event on a date, in words. `null`: it has no dates, or is not on that one. */
export function sessionsText(sessions: readonly VisitSession[] | null, date: CalendarDate, say: Words): string | null {
  const spans = sessions?.filter((session) => session.date === date) ?? []
  return spans.length === 0 ? null : say('sheet.event', { hours: spansText(spans) })
}

/** The next session of an event whose day is not planned, with a note if its dates are examples. */
function datesText({ dates, dates_demo }: EventCard, today: CalendarDate, say: Words): string {
  if (!dates) return say('event.noDates')
  const next = nextText(say, dates, today)
  return dates_demo ? `${next} (${say('event.exampleDate')})` : next
}

/** When a stop can be visited, in words: opening hours of a place, dates of an event. `null`: nothing is known. */
export const openText = (
  card: LocationCard | EventCard,
  date: CalendarDate | null,
  today: CalendarDate,
  say: Words,
): string | null => ('type' in card ? hoursText(card, date, today, say) : datesText(card, today, say))
