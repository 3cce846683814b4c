import type { Cover } from '@tropa/contract'

/** Pixels of the picture that goes with a shared link. */
export const sharedSize = { width: 1200, height: 630 } as const

const drawn = /^\/media\/([a-z0-9-]+)\.svg\?(?:.*&)?season=([a-z]+)/
/** For pages without a picture of their own. */
const ofRegion = '/og/drawings/year.png'

/**
 * The address of the picture for shared links. Social networks do not show SVG, so drawn pictures are requested as
 * PNG.
 */
export function sharedPicture(cover: Cover | null | undefined): string {
  if (!cover) return ofRegion
  const [, name, season] = drawn.exec(cover.url) ?? []
  if (name && season) return `/og/media/${name}.png?season=${season}`
  return /^https?:\/\//.test(cover.url) ? cover.url : `/api${cover.url}`
}

/** Whether `/og` draws the picture, so that its size is known. */
export const isDrawn = (address: string): boolean => address.startsWith('/og/')
