import { skies } from '@tropa/contract'
import { mostDays, type WeatherResponse, type WeatherRequest } from '@tropa/machines'
import type { Language } from '../region/languages.ts'

/** The weather that a browser has loaded, stored for use without a network. */
export const savedWeatherKey = 'saved_weather'
/** The most answers that are stored, each for one date and the places of one track: enough for the longest plan. */
export const mostSaved = mostDays

export type SavedWeatherResponse = WeatherResponse & { savedAt: string }
type Saved = { question: string; answer: SavedWeatherResponse }

const nameOf = ({ kind, date, places }: WeatherRequest, language: Language) =>
  [kind, date, language, ...places.map(({ geolocation }) => geolocation)].join(' ')

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const temperatures = (kind: unknown) => (kind === 'forecast' ? ['temperature'] : ['day', 'night'])
const isSky = (value: unknown) => value === undefined || skies.some((sky) => sky === value)
const isReading = (kind: unknown, value: unknown) =>
  value === null ||
  (isObject(value) && isSky(value['sky']) && temperatures(kind).every((name) => Number.isFinite(value[name])))

function isSaved(value: unknown): value is Saved {
  if (!isObject(value) || typeof value['question'] !== 'string' || !isObject(value['answer'])) return false
  const { kind, savedAt, reading_list } = value['answer']
  const isWhen = typeof savedAt === 'string' && !Number.isNaN(Date.parse(savedAt))
  return isWhen && Array.isArray(reading_list) && reading_list.every((reading) => isReading(kind, reading))
}

function parse(text: string): readonly Saved[] {
  const value: unknown = JSON.parse(text)
  return Array.isArray(value) ? value.filter(isSaved) : []
}

/**
 * Cached, because a plan of months reads and writes once for each of its dates: each response is parsed and serialised
 * once.
 */
let last: { text: string; saved: readonly Saved[] } = { text: '[]', saved: [] }

const texts = new WeakMap<Saved, string>()
function textOf(saved: Saved): string {
  const text = texts.get(saved) ?? JSON.stringify(saved)
  texts.set(saved, text)
  return text
}

/** The stored answers; none if storage is forbidden. */
function readAll(): readonly Saved[] {
  try {
    const text = localStorage.getItem(savedWeatherKey) ?? '[]'
    if (text !== last.text) last = { text, saved: parse(text) }
    return last.saved
  } catch {
    return []
  }
}

export const savedWeather = (question: WeatherRequest, language: Language): SavedWeatherResponse | undefined =>
  readAll().find((saved) => saved.question === nameOf(question, language))?.answer

/**
 * Stores a response, unless storage is full or forbidden.
 * @param now RFC 3339
 */
export function saveWeather(question: WeatherRequest, language: Language, answer: WeatherResponse, now: string): void {
  const name = nameOf(question, language)
  const others = readAll().filter((saved) => saved.question !== name)
  const saved: Saved[] = [{ question: name, answer: { ...answer, savedAt: now } }, ...others].slice(0, mostSaved)
  const text = `[${saved.map(textOf).join()}]`
  try {
    localStorage.setItem(savedWeatherKey, text)
    last = { text, saved }
  } catch {
    return
  }
}
