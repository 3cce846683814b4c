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
      /** A MapLibre style or its address; keep the object the same between renders. */
      style: MapStyle
      types?: never
    }
  | {
      style?: never
      /** Base maps to choose from. */
      types: readonly [MapType, ...MapType[]]
    }
interface OwnProps {
  /** The name of the map and of its region. */
  label: string
  /** Keep the array the same between renders, or the map redraws it. */
  places: readonly MapPlace[]
  /** Used, with a message, if the address of a style does not respond within 6 s. */
  fallbackStyle?: MapStyle
  /**
   * The address of MapLibre's worker. It depends on the bundler: with Vite, `import workerUrl from
   * 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'`. It is a file on your own origin, so that the content
   * security policy needs no `blob:`; without it MapLibre finds no worker in a bundle and draws nothing.
   */
  workerUrl: string
  center?: Point
  /** MapLibre's levels: 0 is the world, 18 a house. Used with `center`. */
  zoom?: number
  /** Degrees; used without `center`. Default: around the places, the route and the area. */
  bounds?: MapWindow
  /** The closest zoom at which the base map is accurate; default: 18. */
  maxZoom?: number
  /** The least km from side to side, if the base map has no smaller details; default: as far as `maxZoom`. */
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
   * After every movement: the visible window, degrees, and where the user moved it: `center` and `zoom` restore that
   * view. `null` while the map shows its fitted view.
   */
  onMove?: (bounds: MapWindow, movedTo: MovedTo | null) => void
  /**
   * Ids of places in the order of the route: numbered, with straight legs between them. An id without a place keeps
   * its number.
   */
  route?: readonly PlaceId[]
  /**
   * The part of the route, such as a day, to which each id of `route` belongs, from 0: parts differ by colour and
   * dash. Keep the array the same between renders.
   */
  routeParts?: readonly number[]
  /** A circle on the ground; the list shows the distance of each place from its centre. */
  area?: MapArea
  /** `view`: the map loads when it comes into view; `press`: only when asked for. */
  loadOn?: 'view' | 'press'
  /** Shown until the map is loaded, for example a SketchMap. */
  poster?: ReactNode
  /**
   * Your own list instead of the built-in one. An element whose `data-place` is a place's id is scrolled into view
   * when the map chooses it.
   */
  children?: ReactNode
  /** `false`: the list is elsewhere on the page. It must contain every place, for users who cannot see the map. */
  hasList?: boolean
  /** Shown beside the title of the chosen place, over the map. */
  actionsFor?: (place: MapPlace) => ReactNode
  /** Loads the engine; default: from its own chunk. */
  loadEngine?: () => Promise<Engine>
  messages?: Partial<MapMessages>
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<MapPart>
}
export type MapProps = OwnProps & Styled
