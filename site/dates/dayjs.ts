import type { CalendarDate } from '@tropa/contract'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(customParseFormat)
dayjs.extend(utc)

/** A calendar date has no zone, so its arithmetic uses midnight UTC, where every day has 24 hours. */
export const dayOf = (date: CalendarDate) => dayjs.utc(date)

/** @returns 'YYYY-MM-DD' of a text that is exactly in one of the formats of dayjs, else `null` */
export function parseDay(text: string, formats: string[]): string | null {
  const day = dayjs(text, formats, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : null
}
