import type { MapWindow } from '../drawing/projection.ts'
import { boundsOf, edgesOf } from './bounds.ts'
import type { MapProps } from './map-props.ts'
import type { Camera } from './view.ts'

const world: MapWindow = { south: -60, west: -170, north: 75, east: 170 }

/** What the map shows first: what is asked for, else all that is on it. */
export function cameraOf({ center, zoom = 9, bounds, places, area }: MapProps): Camera {
  if (center) return { center, zoom }
  return { bounds: bounds ?? boundsOf([...places, ...(area ? edgesOf(area) : [])]) ?? world }
}
