/** y of the horizon, as a share of the panorama's height from its top. */
export const horizon = 0.6

/** The sun's declination in the middle of each month, degrees, from January. @see NOAA Solar Calculator */
const declinations = [-21.2, -13, -2.5, 9.7, 18.8, 23.3, 21.5, 14, 3, -8.5, -18.5, -23.3]

function declinationOf(month: number): number {
  const before = Math.floor(month)
  const [low = 0, high = 0] = [declinations[(before + 11) % 12], declinations[before % 12]]
  const part = month - before
  return low + (high - low) * part * part * (3 - 2 * part)
}

/**
 * The height of the noon sun in the middle of a month, degrees; below 0 the sun does not rise.
 * @param month 1 to 12; parts of a month are possible
 * @param latitude degrees, south negative
 */
export const noonSun = (month: number, latitude: number) => 90 - Math.abs(latitude - declinationOf(month))

/**
 * The position of the noon sun of a month in the panorama, as shares of its width and height.
 * @param month 1 to 12; parts of a month are possible
 * @param latitude of the region, degrees
 */
export function sunPlace(month: number, latitude: number): { x: number; y: number } {
  const highest = Math.max(noonSun(6, latitude), noonSun(12, latitude))
  return { x: (month - 0.5) / 12, y: horizon - (noonSun(month, latitude) / highest) * 0.44 }
}
