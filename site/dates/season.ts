export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

const byMonth: readonly Season[] = [
  'winter',
  'winter',
  'winter',
  'winter',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'winter',
  'winter',
]

/**
 * Seasons at 61° N: snow lies from November to April, and leaves come at the end of May.
 * @param month 1–12
 */
export const seasonOf = (month: number): Season => byMonth[month - 1] ?? 'winter'

/** @param date `YYYY-MM-DD` */
export const monthOf = (date: string): number => Number(date.slice(5, 7))
