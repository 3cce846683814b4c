import type { MapWindow } from '../drawing/projection.ts'
import type { Closest } from './closest.ts'
import type { LabelBox } from './labels.ts'
import type { MapData, Palette } from './overlays.ts'
import type { Point, ReadyStyle } from './places.ts'

/** What a map shows as it opens: a window that fits into it, or a point with a zoom of MapLibre (0 to 22). */
export type Camera = { bounds: MapWindow } | { center: Point; zoom: number }

/** Where somebody moved the map. */
export type MovedTo = { center: Point; zoom: number }

/** Where a map can be zoomed no further. */
export type ZoomEnds = { isClosest: boolean; isFarthest: boolean }

/** What the engine needs to draw a map. */
export interface ViewOptions {
  workerUrl: string
  camera: Camera
  data: MapData
  palette: Palette
  closest: Closest
  maxBounds?: MapWindow
  /** MapLibre's own words by its own keys. */
  locale: Record<string, string>
  /** The places that stand alone, not in a cluster, as indexes of `data.places`. */
  onPinsChange: (indexes: readonly number[]) => void
  /** `movedTo`: `null` while the map shows what it was fitted to. */
  onMove: (bounds: MapWindow, movedTo: MovedTo | null) => void
}

/** A map that is drawn; nothing of MapLibre is seen through it. */
export interface MapView {
  /** Lies over the canvas and moves with gestures: for markers. */
  overlay: HTMLElement
  attribution: HTMLElement
  /** `failed`: not fetched in 6 s, or not a style; what was drawn before stays. */
  setStyle: (style: ReadyStyle) => Promise<'ready' | 'failed'>
  /** Resolves when all that is in view is painted, after 6 s in any case. */
  painted: () => Promise<void>
  setData: (data: MapData) => void
  /** Also redraws at the page's current text size. */
  setPalette: (palette: Palette) => void
  /** Where a place is drawn now, px from the left top corner. */
  project: (place: Point) => { x: number; y: number }
  /** Of what is seen of the map, px. */
  size: () => { width: number; height: number }
  /** Names of the base map leave these areas free until the next call. */
  keepFree: (areas: readonly LabelBox[]) => void
  /** Keeps the element at the place; call the result to let it go. */
  hold: (element: HTMLElement, place: Point) => () => void
  /** Moves only as far as is needed to see the place. */
  reveal: (place: Point) => void
  look: (camera: Camera) => void
  zoomBy: (steps: number) => void
  /** Of what is seen now. */
  zoomEnds: () => ZoomEnds
  remove: () => void
}

/** What draws a map: MapLibre, or its stand-in in tests. */
export interface Engine {
  /** @throws where WebGL 2 is refused */
  open: (host: HTMLElement, options: ViewOptions) => Promise<MapView>
}
