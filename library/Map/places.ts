import type { StyleSpecification } from 'maplibre-gl'
import type { ColorCategory } from '../Icon/categories.ts'

/** Identifies a place on one map. */
export type PlaceId = string | number

/** WGS 84, degrees. */
export interface Point {
  latitude: number
  longitude: number
}
/** A place on a map: a pin that links to the page of the place. */
export interface MapPlace extends Point {
  id: PlaceId
  title: string
  href: string
  category?: ColorCategory
  /** The path of an icon; default: a pin. */
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
 * Makes a style when the map opens, and again when the page's colours change: a style that follows the theme reads
 * its colours from the map's frame.
 */
export type StyleMaker = (frame: Element) => Promise<ReadyStyle>
/** A style that is there, or a function that makes one. */
export type MapStyle = ReadyStyle | StyleMaker

/** One of the styles between which a visitor can switch. */
export interface MapType {
  id: string
  title: string
  style: MapStyle
}
