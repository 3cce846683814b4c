/** °C; above it the index is not defined. */
const warmest = 10
/** km/h; below it the index of air at 0 °C or less is linear in the wind, and warmer air has none. */
const weakest = 5

/**
 * Wind chill: how cold the air feels on a bare face.
 * @param temperature of the air, °C
 * @param wind at 10 m, km/h
 * @returns °C, not rounded; above 10 °C, and above 0 °C in a light wind, `temperature` itself
 * @throws {RangeError} wind below 0
 * @see Environment Canada, Wind Chill Index (2001)
 */
export function windChill(temperature: number, wind: number): number {
  if (wind < 0) throw new RangeError(`wind ${wind} km/h`)
  if (temperature > warmest) return temperature
  if (wind < weakest && temperature > 0) return temperature
  if (wind < weakest) return temperature + ((-1.59 + 0.1345 * temperature) / weakest) * wind
  const power = wind ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power
}
