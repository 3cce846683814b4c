import type { CalendarDate } from '@tropa/contract'
import type { ReactNode } from 'react'
import { ShownDayContext, useTravelDate } from './useTravelDate.ts'

/**
 * Shows its content for a day of its own instead of the visitor's: an address may name the day of its list, and opens
 * the same for whoever gets it.
 */
export function ShownDay({ day, children }: { day: CalendarDate | undefined; children: ReactNode }) {
  const { date } = useTravelDate()
  return <ShownDayContext value={day === date ? undefined : day}>{children}</ShownDayContext>
}
