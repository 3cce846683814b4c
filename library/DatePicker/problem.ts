import { shortDate } from '../dates/format.ts'
import { typedDate } from '../dates/typed.ts'
import type { DateFieldMessages } from '../messages/DatePicker.ts'

/** 'YYYY-MM-DD', both included. */
export interface DateLimits {
  min?: string
  max?: string
}
/** Why a text is no date within the limits. */
export type DateProblem = 'invalid' | 'early' | 'late'

/** The problem with the text of a date; `null` if there is none, or for an empty text. */
export function problemOf(text: string, { min, max }: DateLimits): DateProblem | null {
  if (text.trim() === '') return null
  const date = typedDate(text)
  if (!date) return 'invalid'
  // Dates of equal length can be compared as text.
  if (min && date < min) return 'early'
  return max && date > max ? 'late' : null
}

/** The sentence for a problem with a date. */
export function problemText(
  problem: DateProblem,
  { min = '', max = '' }: DateLimits,
  words: DateFieldMessages,
): string {
  switch (problem) {
    case 'invalid':
      return words.invalid
    case 'early':
      return words.tooEarly(shortDate(min))
    case 'late':
      return words.tooLate(shortDate(max))
    default:
      return problem satisfies never
  }
}
