import type { CalendarDate } from '@tropa/contract'
import { useEffect, useState } from 'react'
import { useSession } from '../visitor/SessionProvider.tsx'
import { regionCalendar } from './weather-calendar.ts'

/** The current date in the region; it changes at the region's midnight. */
export function useToday(): CalendarDate {
  const { today } = useSession()
  const [day, setDay] = useState(today)
  useEffect(() => regionCalendar(today).follow(setDay), [today])
  return day
}
