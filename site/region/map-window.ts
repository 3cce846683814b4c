import type { MapWindow } from '@tropa/library/drawing/projection.ts'

/** The region, degrees: the view of a map without places. */
export const regionWindow: MapWindow = { south: 58.5, west: 59, north: 66, east: 86 }
/** Beyond this window the embedded base map is empty. */
export const farthestWindow: MapWindow = { south: 52, west: 44, north: 71, east: 100 }
