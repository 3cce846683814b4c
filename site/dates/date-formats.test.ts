import { calendarDate } from '@tropa/contract'
import { counted, dayForms } from '@tropa/library/labels/plural.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { words } from '../messages/intl.tsx'
import '../messages/all-catalogues.ts'
import { regionMoment } from '../region/region-moment.ts'
import { datesBetween } from './date-formats.ts'

test.each([
  ['2026-11-24', '2026-11-26', 'ru', '24–\u206026\u00a0ноября'],
  ['2026-11-24', '2026-11-26', 'en', '24–\u206026\u00a0November'],
  ['2026-11-29', '2026-12-01', 'ru', '29\u00a0ноября\u00a0– 1\u00a0декабря'],
  ['2026-11-29', '2026-12-01', 'en', '29\u00a0November\u00a0– 1\u00a0December'],
  ['2026-12-31', '2027-01-01', 'ru', '31\u00a0декабря 2026\u00a0г.\u00a0– 1\u00a0января 2027\u00a0г.'],
  ['2026-12-31', '2027-01-01', 'en', '31\u00a0December 2026\u00a0– 1\u00a0January 2027'],
])('the dates from %s to %s have the same text in all places, in %s', (from, to, language, text) => {
  expect(datesBetween(calendarDate(from), calendarDate(to), language)).toBe(text)
})

const spaces = [' ', '\u00a0', '\u2009', '\u202f']
type Write = (this: object, ...values: unknown[]) => string

afterEach(() => vi.restoreAllMocks())

/** Simulates a browser whose locale data uses this character for every space. */
function writeWith(space: string) {
  const other = (write: Write): Write =>
    function (this: object, ...values) {
      return Reflect.apply(write, this, values).replace(/\s/g, space)
    }
  const { formatRange } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockImplementation(other(formatRange as Write))
  const written: { readonly format: unknown }[] = [Intl.DateTimeFormat.prototype, Intl.NumberFormat.prototype]
  for (const formats of written) {
    const { get } = Object.getOwnPropertyDescriptor(formats, 'format') ?? {}
    vi.spyOn(formats, 'format', 'get').mockImplementation(function (this: object) {
      return other(Reflect.apply(get as () => Write, this, []))
    })
  }
}

test.each(['ru', 'en'] as const)(
  'a text is the same for any spaces of the browser’s locale data, in %s',
  (language) => {
    const texts = spaces.map((space) => {
      writeWith(space)
      const written = [
        datesBetween(calendarDate('2026-12-31'), calendarDate('2027-01-01'), language),
        datesBetween(calendarDate('2026-11-29'), calendarDate('2026-12-01'), language),
        regionMoment('2026-12-24T13:00:00Z', language),
        counted(12_500, dayForms[language], language),
        words(language).intl.formatNumber(1_234_567),
      ]
      vi.restoreAllMocks()
      return written.join('; ')
    })
    expect(new Set(texts).size).toBe(1)
  },
)
