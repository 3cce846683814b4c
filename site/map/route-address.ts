import type { Point } from '../geography/distance.ts'
import { region } from '../region/region.ts'

/** How a device opens maps. `other`: in its browser, from which the region's web maps may open their app. */
export type MapsPlatform = 'android' | 'apple' | 'other'

export function mapsPlatformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>) {
  if (/Android/.test(userAgent)) return 'android'
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  const isPad = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  return /iPhone|iPad|iPod/.test(userAgent) || isPad ? 'apple' : 'other'
}

/**
 * The address that opens the way to a point: in the default app of an Android device, in Maps on iOS, else on the web
 * maps of the region.
 * @see RFC 5870, The geo URI
 * @see https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 */
export function routeAddress({ latitude, longitude }: Point, title: string, platform: MapsPlatform): string {
  const at = `${latitude},${longitude}`
  switch (platform) {
    case 'android':
      return `geo:${at}?q=${encodeURIComponent(`${at}(${title.replace(/[()]/g, ' ')})`)}`
    case 'apple':
      return `https://maps.apple.com/?daddr=${encodeURIComponent(at)}`
    case 'other':
      return region.routeAddress.replace('{point}', encodeURIComponent(at))
    default:
      return platform satisfies never
  }
}
