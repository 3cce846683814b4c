import { plusDays } from '@tropa/machines'
import { dateInRegion } from '../dates/region-time.ts'

/** Days of the region, `YYYY-MM-DD`, both included. */
export type Period = { from: string; to: string }

/** The last thirty days. */
export function usualPeriod(): Period {
  const to = dateInRegion(new Date())
  return { from: plusDays(to, -29), to }
}
