import { isCalendarDate } from '@tropa/contract'

/** A calendar date as its midnight in UTC; `undefined` where the text is none. */
export const dateOf = (text: string): Date | undefined => (isCalendarDate(text) ? new Date(`${text}T00:00:00Z`) : undefined)

export const textOf = (date: Date): string => date.toISOString().slice(0, 10)

const dayLength = 86_400_000

export const later = (date: Date, days: number): Date => new Date(date.getTime() + days * dayLength)

export const daysFrom = (start: Date, count: number): Date[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => later(start, index))

export const daysBetween = (start: Date, end: Date): number => Math.round((end.getTime() - start.getTime()) / dayLength)
