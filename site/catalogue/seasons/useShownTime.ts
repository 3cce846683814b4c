import { longDate, monthOfYear } from '../../dates/date-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

/** The time that a page is about, as a sentence: a chosen day, a month, or today. */
export function useShownTime(): string {
  const say = useWords()
  const { date, month, isChosen, precision } = useTravelDate()
  if (isChosen) return say('season.onDate', { date: longDate(date, say.language) })
  return precision === 'month'
    ? say('season.inMonth', { month: monthOfYear(month, say.language) })
    : say('season.today')
}
