import { useSession } from './SessionProvider.tsx'
import { monthOf, seasonOf, type Season } from '../dates/season.ts'

/** The travel date, or today if none is chosen; `YYYY-MM-DD`. */
export function useTravelDate(): { date: string; isChosen: boolean } {
  const { preferences, today } = useSession()
  return {
    date: preferences.travelDate ?? today,
    isChosen: preferences.travelDate !== null && preferences.travelDate !== today,
  }
}

export const useSeason = (): Season => seasonOf(monthOf(useTravelDate().date))
