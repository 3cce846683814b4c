import { type CalendarDate, calendarDate } from '@tropa/contract'
import { region } from './region.ts'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: region.timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: region.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The calendar date in the region. */
export const dateInRegion = (instant: Date): CalendarDate => calendarDate(calendar.format(instant))

/** The hour of the day in the region, decimal. */
export function hourInRegion(instant: Date): number {
  const [hours, minutes] = clock.format(instant).split(':').map(Number) as [number, number]
  return hours + minutes / 60
}
