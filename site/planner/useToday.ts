import { useEffect, useState } from 'react'
import { useSession } from '../visitor/SessionProvider.tsx'
import { regionCalendar } from './weather-calendar.ts'

/** Which day it is in the region, `YYYY-MM-DD`, also after its midnight. */
export function useToday(): string {
  const { today } = useSession()
  const [day, setDay] = useState(today)
  useEffect(() => regionCalendar(today).follow(setDay), [today])
  return day
}
