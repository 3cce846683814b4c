const degree = Math.PI / 180
const equatorKm = 40_075.017
/** px of the whole world at zoom 0. */
const world = 512

/** The closest zoom of a map. */
export interface Closest {
  /** MapLibre's levels. */
  maxZoom: number
  /** Km from side to side of the frame. */
  closestKm?: number
}

/** MapLibre's zoom at which this many px at a latitude are this many km. */
export const zoomOf = (km: number, px: number, latitude: number) =>
  Math.log2((equatorKm * Math.cos(latitude * degree) * px) / (km * world))

/** @param width of the frame, px; @param latitude of its middle */
export function closestZoom({ maxZoom, closestKm }: Closest, width: number, latitude: number): number {
  if (closestKm === undefined || width <= 0) return maxZoom
  return Math.min(maxZoom, zoomOf(closestKm, width, latitude))
}
