import type { StyleSpecification } from 'maplibre-gl'
import type { ColorCategory } from '../Icon/categories.ts'

export type PlaceId = string | number

/** WGS 84, degrees. */
export interface Point {
  latitude: number
  longitude: number
}
export interface MapPlace extends Point {
  id: PlaceId
  title: string
  href: string
  category?: ColorCategory
  description?: string
}
export interface MapArea extends Point {
  radiusKm: number
}
/** A MapLibre style or the address of one. */
export type MapStyle = string | StyleSpecification

export interface MapType {
  id: string
  title: string
  style: MapStyle
}
