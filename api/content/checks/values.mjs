import { isCalendarDate } from '@tropa/contract/calendar-date'

/** The day of the content, and the last one that it has dates for. */
export const today = '2026-11-21'
export const lastDay = '2027-10-31'

export const languages = ['ru', 'en']
export const categories = ['ethno', 'activity', 'medicin', 'family', 'disabled', 'buisness']

export const isDay = isCalendarDate
export const isInstant = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+05:00$/.test(value) &&
  !Number.isNaN(Date.parse(value))
export const isClock = (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value)

export const isText = (value) =>
  value && typeof value === 'object' && !Array.isArray(value) && ('ru' in value || 'en' in value)
export const isWholeIn = (value, least, most) => Number.isInteger(value) && value >= least && value <= most
export const isDemoAddress = (value) => /^https:\/\/[a-z0-9.-]+\.example(\/|$)/.test(value)

/** A text without its markup, its spaces single and ordinary. */
export const withoutMarkup = (text) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The weights of an INN's digits: a check digit is the weighted sum of those before it, modulo 11, then modulo 10. */
const innWeights = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
}
export function isInn(value) {
  const digits = [...String(value)].map(Number)
  const sums = innWeights[digits.length]
  const checkDigit = (weights) => (weights.reduce((sum, weight, i) => sum + weight * digits[i], 0) % 11) % 10
  return Boolean(sums) && sums.every((weights) => checkDigit(weights) === digits[weights.length])
}
export const isOgrn = (value) => /^\d{13}$/.test(value) && (Number(value.slice(0, 12)) % 11) % 10 === Number(value[12])

/** `[latitude, longitude]` of "lat,lon". */
export const coordinatesOf = (point) => point.split(',').map(Number)

export function checkPoint(value, at, where = 'geolocation') {
  if (!/^-?\d{1,2}\.\d{3,6},-?\d{1,3}\.\d{3,6}$/.test(value ?? '')) {
    at.error(`${where} is not "lat,lon": ${JSON.stringify(value)}`)
    return
  }
  const [latitude, longitude] = coordinatesOf(value)
  if (latitude < 58 || latitude > 66 || longitude < 59 || longitude > 87)
    at.error(`${where} lies outside 58–66 N, 59–87 E: ${value}`)
}

export function checkMoney(value, at, where) {
  if (!/^\d+\.\d{2}$/.test(value?.value ?? '') || value.currency !== 'RUB')
    at.error(`${where} is not money: ${JSON.stringify(value)}`)
}

export function checkNames(list, at, allowed, where) {
  if (!Array.isArray(list)) {
    at.error(`${where} is not a list`)
    return
  }
  for (const name of list) if (!allowed.includes(name)) at.error(`${where} holds an unknown "${name}"`)
  if (new Set(list).size !== list.length) at.error(`${where} repeats itself`)
}

/** Checks that an id, if present, belongs to an object of one of the lists. */
export function checkReference(id, at, names, where) {
  const { content } = at
  if (id == null || names.some((name) => content.find(name, id))) return
  if (names.every(content.has)) at.error(`${where} → ${id} does not exist`)
}
