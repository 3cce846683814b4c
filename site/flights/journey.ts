import type { Airport, CalendarDate } from '@tropa/contract'
import { typedDate } from './typed-date.ts'
import { textOf } from '../addresses/search-string.ts'
import type { MessageId } from '../messages/intl.tsx'
import { titleIn, wireText } from '../messages/text-in.ts'
import type { Language } from '../region/languages.ts'

export const flightFields = ['from', 'to', 'depart', 'return'] as const
export type FlightField = (typeof flightFields)[number]
/** The values as typed, by the name of the field in the address. */
export type FlightSearch = Readonly<Record<FlightField, string>>

/** What the partner needs. */
export type Journey = { origin: string; destination: string; depart: CalendarDate; back: CalendarDate | null }
export type FlightProblems = Partial<Record<FlightField, MessageId>>
type Checked = { kind: 'journey'; journey: Journey } | { kind: 'problems'; problems: FlightProblems }

export const readFlightSearch = (search: Readonly<Record<string, unknown>>): FlightSearch => ({
  from: textOf(search['from']).trim(),
  to: textOf(search['to']).trim(),
  depart: textOf(search['depart']).trim(),
  return: textOf(search['return']).trim(),
})

/** The submit button sends its name too, which distinguishes an empty form from an address without parameters. */
export const isSubmitted = (search: Readonly<Record<string, unknown>>): boolean => search['find'] !== undefined

/** The name of a place in any script, or a code: `Санкт-Петербург`, `St. John's`, `SVO`. */
const placeName = /^\p{L}[\p{L}\p{M}.'’() -]{1,79}$/u

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const isOf = ({ iata, icao, title, title_en, city, city_en }: Airport, name: string) =>
  [iata, icao, title, title_en, city, city_en].some((known) => known !== undefined && sameName(known, name))

function originProblem(origin: string, destination: Airport | undefined): MessageId | undefined {
  if (origin === '') return 'flights.noOrigin'
  if (!placeName.test(origin)) return 'flights.badOrigin'
  return destination && isOf(destination, origin) ? 'flights.samePlace' : undefined
}

function departProblem(text: string, today: CalendarDate): MessageId | undefined {
  if (text === '') return 'flights.noDate'
  const date = typedDate(text)
  if (date === null) return 'flights.badDate'
  return date < today ? 'flights.pastDate' : undefined
}

function returnProblem(text: string, depart: CalendarDate | null, today: CalendarDate): MessageId | undefined {
  if (text === '') return undefined
  const date = typedDate(text)
  if (date === null) return 'flights.badDate'
  if (date < today) return 'flights.pastDate'
  return depart !== null && date < depart ? 'flights.backTooEarly' : undefined
}

/**
 * Validates the values.
 * @param today in the region
 * @returns the journey, or the errors by field
 */
export function checked(search: FlightSearch, airports: readonly Airport[], today: CalendarDate): Checked {
  const destination = airports.find(({ iata }) => iata === search.to)
  const depart = typedDate(search.depart)
  const [ofOrigin, ofDepart, ofReturn] = [
    originProblem(search.from, destination),
    departProblem(search.depart, today),
    returnProblem(search.return, depart, today),
  ]
  const problems: FlightProblems = {
    ...(ofOrigin && { from: ofOrigin }),
    ...(!destination && { to: 'flights.noDestination' }),
    ...(ofDepart && { depart: ofDepart }),
    ...(ofReturn && { return: ofReturn }),
  }
  if (!destination || depart === null || Object.keys(problems).length > 0) return { kind: 'problems', problems }
  return {
    kind: 'journey',
    journey: { origin: search.from, destination: destination.iata, depart, back: typedDate(search.return) },
  }
}

export const airportCity = (airport: Airport, language: Language): string =>
  wireText(airport, 'city', language) ?? titleIn(airport, language)
