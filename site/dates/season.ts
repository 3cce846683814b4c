export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const
export type Season = (typeof seasons)[number]

const byMonth: readonly Season[] = [
  'winter',
  'winter',
  'winter',
  'spring',
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
 * Seasons at 61° N: snow lies from November to March.
 * @param month 1–12
 */
export const seasonOf = (month: number): Season => byMonth[month - 1] ?? 'winter'

/** @param date `YYYY-MM-DD` */
export const monthOf = (date: string): number => Number(date.slice(5, 7))
