import { shortDate } from '../../dates/date-formats.ts'
import { momentInRegion } from '../../dates/region-time.ts'

/** `06.12.2025, 14:05` on the region's clock, the same in every language. @param instant RFC 3339 */
export function momentText(instant: string): string {
  const { date, time } = momentInRegion(instant)
  return `${shortDate(date)}, ${time}`
}
