import type { CalendarDate, Contacts, Language, OpeningHours, TrackObject, TrackRef } from '@tropa/contract'
import { type SessionDay, sessionDays } from '@tropa/contract/session-days'
import { stopAddress } from '@tropa/contract/stop-address'
import { sql } from 'drizzle-orm'
import { intArray, textArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { daysBetween, inRegion, shortDate, weekdayOf } from '../dates/dates.ts'
import { phoneText } from '../tickets/words.ts'
import { letterTexts, type LetterTexts } from './letter-texts.ts'
import { keyOf } from './plan.ts'

/** A session of an event, RFC 3339. */
type Session = { starts_at: string; ends_at: string }

/** What a traveller must know about a stop besides its title. `sessions`: of an event, in order. */
export type StopFacts = {
  address: string | null
  phones: readonly string[]
  hours: readonly OpeningHours[]
  sessions: readonly Session[]
}

type Detail = { the_address?: string; the_place?: string; contacts?: Contacts; opening_hours?: OpeningHours[] }
type FactsRow = TrackRef & { detail: string; sessions: Session[] | null }

const utcText = (column: string) =>
  sql`to_char(${sql.identifier(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** The facts of the stops that the portal has, by their keys. */
export async function factsOf(
  db: Pick<Database, 'execute'>,
  refs: readonly TrackRef[],
  language: Language,
): Promise<ReadonlyMap<string, StopFacts>> {
  const types = textArray(refs.map(({ object_type }) => object_type))
  const ids = intArray(refs.map(({ object_id }) => object_id))
  const found = await rows<FactsRow>(
    db,
    sql`
    select object_type, id as object_id, detail,
      (select json_agg(json_build_object('starts_at', ${utcText('starts_at')}, 'ends_at', ${utcText('ends_at')})
          order by starts_at)
        from event_session where object_type = 'event' and event_id = id) as sessions
    from unnest(${types}, ${ids}) as listed(object_type, id) join object_text using (object_type, id)
    where language = ${language}`,
  )
  return new Map(
    found.map(({ detail, sessions, ...ref }) => {
      const { the_address, the_place, contacts, opening_hours = [] }: Detail = JSON.parse(detail)
      const address = the_address ?? the_place ?? null
      return [keyOf(ref), { address, phones: contacts?.phones ?? [], hours: opening_hours, sessions: sessions ?? [] }]
    }),
  )
}

function hoursText(hours: readonly OpeningHours[], date: CalendarDate, words: LetterTexts): string | null {
  if (hours.length === 0) return null
  const entry = hours.find(
    ({ days, valid_from, valid_through }) =>
      days.includes(weekdayOf(date)) &&
      (!valid_from || valid_from <= date) &&
      (!valid_through || date <= valid_through),
  )
  if (!entry) return words.closed
  const { opens, closes, break_opens, break_closes } = entry
  if (opens === '00:00' && (closes === '00:00' || closes === '24:00')) return words.allDay
  const spans =
    break_opens && break_closes ? [`${opens}–${break_opens}`, `${break_closes}–${closes}`] : [`${opens}–${closes}`]
  return words.openHours(spans.join(', '))
}

const momentOf = (instant: string | Date) => {
  const { date, time } = inRegion(instant)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { date, hour: hours + minutes / 60 }
}

/** When a day of an event begins, on the region's clock. */
const beginOf = ({ from }: SessionDay) =>
  `${String(Math.floor(from)).padStart(2, '0')}:${String(Math.round((from % 1) * 60)).padStart(2, '0')}`

/** Of the days that are not over, the nearest to a date; the first where no date is chosen. */
function nearestDay(days: readonly SessionDay[], date: CalendarDate | null, now: Date): SessionDay | undefined {
  const { date: today, hour } = momentOf(now)
  const coming = days.filter((day) => day.date > today || (day.date === today && day.to > hour))
  const distance = (day: SessionDay) => (date === null ? 0 : Math.abs(daysBetween(date, day.date)))
  return coming.toSorted((one, other) => distance(one) - distance(other))[0]
}

function sessionsText(
  sessions: readonly Session[],
  date: CalendarDate | null,
  { now, words }: { now: Date; words: LetterTexts },
): string | null {
  const days = sessions.flatMap(({ starts_at, ends_at }) => sessionDays(momentOf(starts_at), momentOf(ends_at)))
  const onDate = days.filter((day) => day.date === date)
  if (onDate.length > 0) return words.sessions(onDate.map(beginOf).join(', '))
  const next = nearestDay(days, date, now)
  if (!next) return date === null ? null : words.noSession
  const when = `${shortDate(next.date)} ${beginOf(next)}`
  return date === null ? words.coming(when) : words.nextSession(when)
}

/** Where a stop is, when it is open or begins on the date, and whom to call, in one line. */
export function factsText(
  { address, phones, hours, sessions }: StopFacts,
  card: Pick<TrackObject, 'object_type' | 'territory'>,
  { date, now, language }: { date: CalendarDate | null; now: Date; language: Language },
): string {
  const words = letterTexts[language]
  const when =
    card.object_type === 'event' ? sessionsText(sessions, date, { now, words }) : date && hoursText(hours, date, words)
  const town = card.territory?.the_title ?? ''
  const where = stopAddress(town, address ?? '')
  return [where, when, phones.map(phoneText).join(', ')].filter(Boolean).join(' · ')
}
