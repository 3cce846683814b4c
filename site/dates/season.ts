import type { CalendarDate, CalendarMonth } from '@tropa/contract'
import { region } from '../region/region.ts'

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

/** The season that a month has in the region. @param month 1–12 */
export const seasonOf = (month: number): Season => region.seasonOfMonth[month - 1] ?? 'winter'

/** The month of a date or of a month of some year, 1–12. */
export const monthOf = (date: CalendarDate | CalendarMonth): number => Number(date.slice(5, 7))
