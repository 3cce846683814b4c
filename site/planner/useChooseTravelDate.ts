import type { CalendarDate } from '@tropa/contract'
import { useCallback } from 'react'
import { useSessionContext } from '../visitor/SessionProvider.tsx'
import { useWriteStartDate } from './useStartDateKept.ts'

/**
 * Sets the travel date of the visitor and of the track; `null`: none any more.
 * @returns whether it was stored
 */
export function useChooseTravelDate(): (date: CalendarDate | null) => Promise<boolean> {
  const { change } = useSessionContext()
  const write = useWriteStartDate()
  return useCallback(
    async (date) => {
      const isKept = await change({ travel_date: date ?? '' })
      if (isKept) write(date)
      return isKept
    },
    [change, write],
  )
}
