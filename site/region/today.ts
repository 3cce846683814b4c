import { region } from './region.ts'

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: region.timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The calendar date in the region, `YYYY-MM-DD`. */
export const dateInRegion = (instant: Date): string => calendar.format(instant)
