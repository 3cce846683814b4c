import { weekdayDate } from './date-formats.ts'
import { momentInRegion } from './region-time.ts'

/** `сб, 12 декабря 2026, 18:00` on the region's clock. @param instant RFC 3339 */
export function whenText(instant: string | Date, language: string): string {
  const { date, time } = momentInRegion(instant)
  return `${weekdayDate(date, language)} ${date.slice(0, 4)}, ${time}`
}
