import type { CalendarDate } from '@tropa/contract'
import { dayOfYear } from '../dates/dates.ts'

const radians = Math.PI / 180
/** Elevation of the sun's centre at sunrise, degrees: half of its disc, and atmospheric refraction. */
const horizon = -0.833

/** `"08:47 AM"`. @param hour decimal */
function clock(hour: number): string {
  const minutes = Math.round(hour * 60)
  const [whole, rest] = [Math.floor(minutes / 60) % 24, minutes % 60]
  return `${String(whole % 12 || 12).padStart(2, '0')}:${String(rest).padStart(2, '0')} ${whole < 12 ? 'AM' : 'PM'}`
}

/**
 * Sunrise and sunset, exact to a few minutes; `No sunrise` and `No sunset`, as the service writes, on a polar day or
 * night.
 * @param offset of local time from UTC, hours
 * @see NOAA, General Solar Position Calculations
 */
export function sunOf(
  point: { latitude: number; longitude: number },
  date: CalendarDate,
  offset: number,
): { sunrise: string; sunset: string } {
  const turn = (2 * Math.PI * (dayOfYear(date) - 1)) / 365
  const [cosine1, sine1, cosine2, sine2] = [Math.cos(turn), Math.sin(turn), Math.cos(2 * turn), Math.sin(2 * turn)]
  const declination = 0.006918 - 0.399912 * cosine1 + 0.070257 * sine1 - 0.006758 * cosine2 + 0.000907 * sine2
  const equation = 229.18 * (0.000075 + 0.001868 * cosine1 - 0.032077 * sine1 - 0.014615 * cosine2 - 0.040849 * sine2)
  const latitude = point.latitude * radians
  const cosine =
    (Math.sin(horizon * radians) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination))
  if (Math.abs(cosine) > 1) return { sunrise: 'No sunrise', sunset: 'No sunset' }
  const half = Math.acos(cosine) / radians / 15
  const noon = 12 + offset - point.longitude / 15 - equation / 60
  return { sunrise: clock(noon - half), sunset: clock(noon + half) }
}
