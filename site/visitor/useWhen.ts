import type { CalendarMonth } from '@tropa/contract'
import { monthOf } from '../dates/season.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from './SessionProvider.tsx'

/** As `в марте 2027`, `in March 2027`; the year is left out if it is the current one. */
export function useWhen(month: CalendarMonth | null): string {
  const say = useWords()
  const { today } = useSession()
  if (!month) return ''
  const year = month.slice(0, 4)
  return say('month.in', { month: monthOf(month), year: year === today.slice(0, 4) ? '' : year }).trim()
}

/** A sentence whose `{when}` may be empty, without the space that would be left. */
export const withoutWhen = (sentence: string): string =>
  sentence.replaceAll(/\s+(?=[.,])/g, '').replaceAll(/\s{2,}/g, ' ')
