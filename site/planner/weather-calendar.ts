import type { CalendarDate } from '@tropa/contract'
import { dateInRegion, hourInRegion } from '../dates/region-time.ts'

const hourMs = 3_600_000
const dayHours = 24

/** Time zones differ by whole minutes, so seconds are the same everywhere. */
const untilMidnight = (now: Date) => (dayHours - hourInRegion(now)) * hourMs - (now.getTime() % 60_000)

/**
 * Today's date in the region. Until somebody subscribes it is the date on which the page was rendered, so that server
 * and browser agree.
 */
export function regionCalendar(drawnOn: CalendarDate) {
  let day = drawnOn
  return {
    today: () => day,
    /** Updates at the region's midnight, and when a suspended page is shown again. @returns unsubscribes */
    follow(onNewDay: (today: CalendarDate) => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined
      const look = () => {
        clearTimeout(timer)
        const now = new Date()
        timer = setTimeout(look, untilMidnight(now))
        const date = dateInRegion(now)
        if (date === day) return
        day = date
        onNewDay(day)
      }
      look()
      document.addEventListener('visibilitychange', look)
      addEventListener('pageshow', look)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', look)
        removeEventListener('pageshow', look)
      }
    },
  }
}
