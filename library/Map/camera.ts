import type { MapWindow } from '../drawing/projection.ts'
import { boundsOf, edgesOf } from './bounds.ts'
import type { MapProps } from './map-props.ts'
import type { Camera } from './view.ts'

const world: MapWindow = { south: -60, west: -170, north: 75, east: 170 }

/** The first view of the map: the requested one, else one with all its content. */
export function cameraOf({ center, zoom = 9, bounds, places, area }: MapProps): Camera {
  if (center) return { center, zoom }
  return { bounds: bounds ?? boundsOf([...places, ...(area ? edgesOf(area) : [])]) ?? world }
}
