/**
 * The height of the noon sun at 61° N in the middle of each month, degrees, from January. @see NOAA Solar Calculator
 */
export const noonSun = [7.8, 16, 26.5, 38.7, 47.8, 52.3, 50.5, 43, 32, 20.5, 10.5, 5.7] as const

/** y of the horizon, as a share of the panorama's height from its top. */
export const horizon = 0.6
const highest = Math.max(...noonSun)

/**
 * Where the noon sun of a month stands in the panorama, as shares of its width and height.
 * @param month 1 to 12; parts of a month are possible
 */
export function sunPlace(month: number): { x: number; y: number } {
  const before = Math.floor(month)
  const [low = 0, high = 0] = [noonSun[(before + 11) % 12], noonSun[before % 12]]
  const part = month - before
  const elevation = low + (high - low) * part * part * (3 - 2 * part)
  return { x: (month - 0.5) / 12, y: horizon - (elevation / highest) * 0.44 }
}
