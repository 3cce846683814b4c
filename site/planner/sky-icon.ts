import { cloud, snowCloud, sun, sunCloud } from '@tropa/library/Icon/icons.ts'

const snow = new Set([179, 227, 230, 323, 326, 329, 332, 335, 338, 368, 371, 392, 395])
const [clear, partlyCloudy] = [113, 116]

/** What to draw for a code of the weather service. @see https://weatherstack.com/documentation weather codes */
export function skyIcon(code: number | undefined): string | undefined {
  if (code === undefined) return undefined
  if (code === clear) return sun
  if (code === partlyCloudy) return sunCloud
  return snow.has(code) ? snowCloud : cloud
}
