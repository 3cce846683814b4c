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
  /** An icon's path; a pin if left out. */
  icon?: string
  description?: string
}
export interface MapArea extends Point {
  radiusKm: number
}
/** A MapLibre style or the address of one. */
export type ReadyStyle = string | StyleSpecification
/**
 * Makes a style when the map is opened, and again when the page's colours change: a style that follows the theme reads
 * its colours from the map's frame.
 */
export type StyleMaker = (frame: Element) => Promise<ReadyStyle>
export type MapStyle = ReadyStyle | StyleMaker

export interface MapType {
  id: string
  title: string
  style: MapStyle
}
