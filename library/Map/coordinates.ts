import type { MapWindow } from '../drawing/projection.ts'
import type { Point } from './places.ts'

/** The order of MapLibre and GeoJSON; everywhere else latitude comes first. */
export const lngLat = ({ latitude, longitude }: Point): [longitude: number, latitude: number] => [longitude, latitude]
export const lngLatBounds = ({ south, west, north, east }: MapWindow): [[number, number], [number, number]] => [
  [west, south],
  [east, north],
]
