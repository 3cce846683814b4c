import type { Sky } from '@tropa/contract'
import { cloud, rain, snowCloud, sun, sunCloud } from '@tropa/library/Icon/icons.ts'

const icons: Readonly<Record<Sky, string>> = {
  clear: sun,
  partly_cloudy: sunCloud,
  cloudy: cloud,
  fog: cloud,
  rain,
  sleet: rain,
  snow: snowCloud,
  thunderstorm: rain,
}

/** @returns the path of an icon; `undefined`: none, as where the sky is not known */
export const skyIcon = (sky: Sky | undefined): string | undefined => sky && icons[sky]
