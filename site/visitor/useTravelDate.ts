import type { CalendarDate } from '@tropa/contract'
import { createContext, use } from 'react'
import { monthOf } from '../dates/season.ts'
import { useSession } from './SessionProvider.tsx'
import { travelTime, type TravelTime } from './travel-time.ts'

/** `undefined`: the visitor's own. */
export const ShownDayContext = createContext<CalendarDate | undefined>(undefined)

/** When the visitor travels; `isChosen`: on a chosen day that is not today. */
export function useTravelDate(): TravelTime & { isChosen: boolean } {
  const { preferences, today } = useSession()
  const shown = use(ShownDayContext)
  const time = travelTime({ ...preferences, ...(shown && { travelDate: shown }) }, today)
  return { ...time, isChosen: time.precision === 'day' && time.date !== today }
}

/** 1–12: the month of the travel date. */
export const useTravelMonth = (): number => monthOf(useTravelDate().date)
