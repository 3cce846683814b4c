/** `YYYY-MM-DD` as its midnight in UTC; `undefined` where there is no such day. */
export function dateOf(text: string): Date | undefined {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && textOf(date) === text ? date : undefined
}

export const textOf = (date: Date): string => date.toISOString().slice(0, 10)

const dayLength = 86_400_000

export const later = (date: Date, days: number): Date => new Date(date.getTime() + days * dayLength)

export const daysFrom = (start: Date, count: number): Date[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => later(start, index))

export const daysBetween = (start: Date, end: Date): number => Math.round((end.getTime() - start.getTime()) / dayLength)
