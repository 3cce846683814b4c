import { monthOf } from '../dates/season.ts'
import { useSession } from './SessionProvider.tsx'
import { travelTime, type TravelTime } from './travel-time.ts'

/** When the visitor travels; `isChosen`: on a chosen day that is not today. */
export function useTravelDate(): TravelTime & { isChosen: boolean } {
  const { preferences, today } = useSession()
  const time = travelTime(preferences, today)
  return { ...time, isChosen: time.precision === 'day' && time.date !== today }
}

/** 1–12: the month of the travel date. */
export const useTravelMonth = (): number => monthOf(useTravelDate().date)
