import type { CalendarDate } from '@tropa/contract'
import { type Moment, momentIn, zoneName } from './time-zone.ts'
import { region } from '../region/region.ts'

/** What the region's calendar and clock show. @param instant RFC 3339, or a `Date` */
export const momentInRegion = (instant: string | Date): Moment => momentIn(region.timeZone, instant)

export const dateInRegion = (instant: string | Date): CalendarDate => momentInRegion(instant).date

/**
 * A time of the region's clock with its zone, for readers whose own clock may be in another one.
 * @param instant RFC 3339
 */
export const zonedTimeInRegion = (instant: string): { time: string; zone: string } => ({
  time: momentInRegion(instant).time,
  zone: zoneName(region.timeZone, instant),
})

/** The hour of the day in the region, decimal. */
export const hourInRegion = (instant: string | Date): number => momentInRegion(instant).hour
