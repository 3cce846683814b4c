import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import type { MapWindow } from '../drawing/projection.ts'
import type { MapMessages } from '../messages/Map.ts'
import type { ControlsPart } from './Controls.tsx'
import type { LegsPart } from './Legs.tsx'
import type { MarkersPart } from './Markers.tsx'
import type { PlaceListPart } from './PlaceList.tsx'
import type { MapArea, MapPlace, MapStyle, MapType, PlaceId, Point } from './places.ts'
import type { Engine, MovedTo } from './view.ts'

export type MapPart =
  | 'root'
  | 'list'
  | 'total'
  | 'frame'
  | 'canvas'
  | 'plain'
  | 'hint'
  | 'show'
  | 'corner'
  | 'notice'
  | 'attribution'
  | PlaceListPart
  | ControlsPart
  | MarkersPart
  | LegsPart

type Styled =
  | {
      /** A MapLibre style or its address; the same object from render to render. */
      style: MapStyle
      types?: never
    }
  | {
      style?: never
      /** Base maps to choose from. */
      types: readonly [MapType, ...MapType[]]
    }
interface OwnProps {
  /** What the map shows: its name, and that of its region. */
  label: string
  /** The same array from render to render, or the map draws it anew. */
  places: readonly MapPlace[]
  /** Drawn, with a word about it, where the address of a style does not answer in 6 s. */
  fallbackStyle?: MapStyle
  /**
   * The address of MapLibre's worker. Only the one who bundles knows it: with Vite,
   * `import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'`. It is a file of your own origin, so
   * that the content security policy needs no `blob:`; without it MapLibre finds no worker in a bundle and draws
   * nothing.
   */
  workerUrl: string
  center?: Point
  /** MapLibre's levels: 0 is the world, 18 a house. Used with `center`. */
  zoom?: number
  /** Degrees; used without `center`. Left out: around the places, the route and the area. */
  bounds?: MapWindow
  /** The closest zoom at which the base map is accurate; 18 if left out. */
  maxZoom?: number
  /** Km from side to side at the closest, where the base map has nothing smaller; as far as `maxZoom` if left out. */
  closestKm?: number
  /** The map cannot be moved out of this window, degrees. */
  maxBounds?: MapWindow
  selectedId?: PlaceId | null
  defaultSelectedId?: PlaceId | null
  onSelectionChange?: (id: PlaceId | null) => void
  typeId?: string
  defaultTypeId?: string
  onTypeChange?: (id: string) => void
  /**
   * After every movement: what is in view, degrees, and where somebody moved it: `center` and `zoom` show that again.
   * `null` while the map shows what it was fitted to.
   */
  onMove?: (bounds: MapWindow, movedTo: MovedTo | null) => void
  /**
   * Ids of places in the order of the way: numbered, with straight legs between them. One that is not
   * among the places keeps its number.
   */
  route?: readonly PlaceId[]
  /**
   * The part of the way that each id of `route` belongs to, from 0, as a day: parts differ by colour and dash. The same
   * array from render to render.
   */
  routeParts?: readonly number[]
  /** A circle on the ground; the list tells how far each place is from its middle. */
  area?: MapArea
  /** `view`: the map loads when it comes into view; `press`: only when asked for. */
  loadOn?: 'view' | 'press'
  /** Seen where the map will be: a SketchMap, say. */
  poster?: ReactNode
  /**
   * Your own list in place of the built one. What has `data-place` with a place's id is
   * scrolled to when the map chooses it.
   */
  children?: ReactNode
  /**
   * `false`: the list stands elsewhere on the page, and the map alone here. It must hold every place,
   * for those who do not see the map.
   */
  hasList?: boolean
  /** Beside the title of the chosen place, over the map. */
  actionsFor?: (place: MapPlace) => ReactNode
  /** Where the engine comes from; its own chunk if left out. */
  loadEngine?: () => Promise<Engine>
  messages?: Partial<MapMessages>
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<MapPart>
}
export type MapProps = OwnProps & Styled
