import type { MapWindow } from '../drawing/projection.ts'
import type { Closest } from './closest.ts'
import type { LabelBox } from './labels.ts'
import type { MapData, Palette } from './overlays.ts'
import type { Point, ReadyStyle } from './places.ts'

/** The first view of a map: a window that fits into it, or a point with MapLibre's zoom (0 to 22). */
export type Camera = { bounds: MapWindow } | { center: Point; zoom: number }

/** Where the user moved the map. */
export type MovedTo = { center: Point; zoom: number }

/** Whether the map is at either end of its zoom range. */
export type ZoomEnds = { isClosest: boolean; isFarthest: boolean }

/** What the engine needs to draw a map. */
export interface ViewOptions {
  workerUrl: string
  camera: Camera
  data: MapData
  palette: Palette
  closest: Closest
  maxBounds?: MapWindow
  /** MapLibre's own texts by its own keys. */
  locale: Record<string, string>
  /** The places that are not in a cluster, as indexes of `data.places`. */
  onPinsChange: (indexes: readonly number[]) => void
  /** `movedTo`: `null` while the map shows its fitted view. */
  onMove: (bounds: MapWindow, movedTo: MovedTo | null) => void
}

/** A drawn map, which hides MapLibre. */
export interface MapView {
  /** In the canvas container, so that gestures on it move the map. For markers. */
  overlay: HTMLElement
  attribution: HTMLElement
  /** `failed`: not loaded within 6 s, or not a style; the earlier map stays. */
  setStyle: (style: ReadyStyle) => Promise<'ready' | 'failed'>
  /** Resolves when the visible map is painted, or after 6 s. */
  painted: () => Promise<void>
  setData: (data: MapData) => void
  /** Also redraws at the page's current text size. */
  setPalette: (palette: Palette) => void
  /** Where a place is drawn now, px from the top left corner. */
  project: (place: Point) => { x: number; y: number }
  /** The size of the visible map, px. */
  size: () => { width: number; height: number }
  /** Labels of the base map leave these areas free until the next call. */
  keepFree: (areas: readonly LabelBox[]) => void
  /** Keeps the element at the place; the result ends this. */
  hold: (element: HTMLElement, place: Point) => () => void
  /** Moves only as far as needed to show the place. */
  reveal: (place: Point) => void
  look: (camera: Camera) => void
  zoomBy: (steps: number) => void
  /** For the visible map. */
  zoomEnds: () => ZoomEnds
  remove: () => void
}

/** Draws a map: MapLibre, or its stand-in in tests. */
export interface Engine {
  /** @throws if WebGL 2 is not available */
  open: (host: HTMLElement, options: ViewOptions) => Promise<MapView>
}
