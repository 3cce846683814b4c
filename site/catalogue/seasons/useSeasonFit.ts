import { monthsText } from '../../messages/message-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { monthOf } from '../../dates/season.ts'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

export type SeasonFit = { text: string; isFitting: boolean }

/**
 * The months that suit an object, and whether the travel date is in one of them; nothing where it suits the whole year.
 * @param season months, 1–12; empty: any
 */
export function useSeasonFit(season: readonly number[]): SeasonFit | undefined {
  const say = useWords()
  const { date } = useTravelDate()
  const months = monthsText(say, season)
  return months === undefined
    ? undefined
    : { text: say('season.best', { months }), isFitting: season.includes(monthOf(date)) }
}
