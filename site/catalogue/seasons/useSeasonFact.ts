import type { Fact } from '@tropa/library/Facts/Facts.tsx'
import { monthOfYear, shortDate } from '../../dates/date-formats.ts'
import { check, info } from '@tropa/library/Icon/icons.ts'
import { monthsText } from '../../messages/message-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { monthOf } from '../../dates/season.ts'
import { useTravelDate } from '../../visitor/useTravelDate.ts'

/** Whether the chosen travel date is in season; nothing while none is chosen, or where any month is good. */
export function useSeasonFact(season: readonly number[]): Fact | undefined {
  const say = useWords()
  const { date, month, isChosen, precision } = useTravelDate()
  const months = monthsText(say, season)
  if (!(isChosen || precision === 'month') || !months) return undefined
  const day = precision === 'month' ? monthOfYear(month, say.language) : shortDate(date)
  if (season.includes(monthOf(date))) return { icon: check, text: say('sale.inSeason', { date: day }), tone: 'success' }
  return { icon: info, text: say('sale.outOfSeason', { date: day, months }) }
}
