import type { StyleSpecification } from 'maplibre-gl'
import type { ColorCategory } from '../Icon/categories.ts'

/** Names a place among those of one map. */
export type PlaceId = string | number

/** WGS 84, degrees. */
export interface Point {
  latitude: number
  longitude: number
}
/** A place on a map: a pin that is a link to the page of the place. */
export interface MapPlace extends Point {
  id: PlaceId
  title: string
  href: string
  category?: ColorCategory
  /** An icon's path; a pin if left out. */
  icon?: string
  description?: string
}
/** A circle on a map; its radius is in kilometres. */
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
/** A style that is there, or a function that makes one. */
export type MapStyle = ReadyStyle | StyleMaker

/** One of the styles that a visitor switches between. */
export interface MapType {
  id: string
  title: string
  style: MapStyle
}
