import { dateFormatter } from '@tropa/library/dates/format.ts'
import { plainSpaces } from '@tropa/library/typography/intl-spaces.ts'
import type { Language } from './languages.ts'
import { region } from './region.ts'

/**
 * A day and an hour by the clocks of the region, as `24 декабря 2026 г. в 18:00`. No line ends before the hour.
 * @param instant RFC 3339
 */
export const regionMoment = (instant: string, language: Language): string =>
  plainSpaces(
    dateFormatter(language, { dateStyle: 'long', timeStyle: 'short', timeZone: region.timeZone }).format(
      new Date(instant),
    ),
  ).replace(/ (?=\d{1,2}:)/, '\u00a0')
