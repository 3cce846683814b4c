import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { ClassNames } from '../dress.ts'
import type { MapWindow } from '../drawing/projection.ts'
import { mapMessages, type MapMessages } from '../messages/Map.ts'
import { textsIn } from '../messages/added.ts'
import { engineLocales } from '../messages/engine.ts'
import { useLanguage } from '../messages/language.tsx'
import { useMessages } from '../messages/useMessages.ts'
import { useIsAlive } from '../useIsAlive.ts'
import { boundsOf, edgesOf } from './bounds.ts'
import { Card, Types, Zoom, type ControlsPart } from './Controls.tsx'
import { Markers, type MarkersPart } from './Markers.tsx'
import { stopsOf } from './overlays.ts'
import { paletteOf } from './palette.ts'
import { PlaceList, type PlaceListPart } from './PlaceList.tsx'
import type { MapArea, MapPlace, MapStyle, MapType, PlaceId, Point } from './places.ts'
import { distanceKm, legKm, lengthKm } from './sphere.ts'
import { useLatest, useMapView, useOnSight, type MapStage } from './useMapView.ts'
import type { Camera, Engine, MapView } from './view.ts'

/** The parts of a `Map` that take a class. */
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

type Styled =
  | {
      /** A MapLibre style or its address; the same object from render to render. */
      style: MapStyle
      types?: never
    }
  | {
      style?: never
      /** Base maps to choose from; the selector is shown for more than one. */
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
  /** Up to where the base map is honest; 18 if left out. */
  maxZoom?: number
  /** Nobody is carried out of it, degrees. */
  maxBounds?: MapWindow
  selectedId?: PlaceId | null
  defaultSelectedId?: PlaceId | null
  onSelectionChange?: (id: PlaceId | null) => void
  typeId?: string
  defaultTypeId?: string
  onTypeChange?: (id: string) => void
  /** After every movement: what is in view, degrees. */
  onMove?: (bounds: MapWindow) => void
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
/** What a `Map` takes. */
export type MapProps = OwnProps & Styled

const ownEngine = (): Promise<Engine> => import('./engine.ts')
const emptyStyle: MapStyle = { version: 8, sources: {}, layers: [] }
const noIds: readonly PlaceId[] = []
const world: MapWindow = { south: -60, west: -170, north: 75, east: 170 }

function cameraOf({ center, zoom = 9, bounds, places, area }: MapProps): Camera {
  if (center) return { center, zoom }
  return { bounds: bounds ?? boundsOf([...places, ...(area ? edgesOf(area) : [])]) ?? world }
}

const typeOf = (types: MapProps['types'], id: string | undefined) =>
  types && (types.find((type) => type.id === id) ?? types[0])

/** What is said of the map to those who do not see it, and seen where there is none. */
function stageText(stage: MapStage, words: MapMessages): string {
  switch (stage.kind) {
    case 'idle':
      return ''
    case 'loading':
      return words.loading
    case 'ready':
      return stage.notice ? words[stage.notice] : ''
    case 'failed':
      return words[stage.reason]
    default:
      return stage satisfies never
  }
}

/** By how far each place is: from the stop before it, or from the middle of the area. */
function distancesOf(stops: readonly MapPlace[], area: MapArea | undefined, words: MapMessages) {
  const legs = stops.slice(1).map((stop, index) => ({ id: stop.id, km: legKm(stops[index] ?? stop, stop) }))
  const legTexts = new globalThis.Map(legs.map(({ id, km }) => [id, words.leg(km)]))
  return {
    factOf: (place: MapPlace) => legTexts.get(place.id) ?? (area && words.away(distanceKm(area, place))),
    totalKm: lengthKm(legs.map(({ km }) => km)),
  }
}

/** An element made outside React. */
const Slot = ({ element, className }: { element: HTMLElement; className?: string }) => (
  <div
    className={className}
    ref={(slot) => {
      slot?.append(element)
    }}
  />
)

/** Scrolls the list alone: the page stays where the reader is. */
function bringToSight(list: HTMLElement | null, id: PlaceId) {
  const item = list?.querySelector<HTMLElement>(`[data-place="${CSS.escape(String(id))}"]`)
  if (!list || !item) return
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom
}

/** What is drawn follows what is given. */
function useInStep(
  view: MapView | null,
  props: MapProps,
  selected: MapPlace | undefined,
  list: RefObject<HTMLElement | null>,
) {
  const { places, route = noIds, routeParts, area } = props
  useEffect(
    () => view?.setData({ places, route, ...(routeParts && { routeParts }), area: area ?? null }),
    [view, places, route, routeParts, area],
  )

  const requested = JSON.stringify([props.center, props.zoom, props.bounds])
  const shown = useRef(requested)
  useEffect(() => {
    if (!view || shown.current === requested) return
    shown.current = requested
    view.look(cameraOf(props))
  })

  const selectedId = selected?.id ?? null
  const reveal = useEffectEvent(() => {
    if (!selected) return
    bringToSight(list.current, selected.id)
    view?.reveal(selected)
  })
  useEffect(() => reveal(), [view, selectedId])
}

const localeOf = (words: MapMessages, label: string) => ({
  'Map.Title': words.region(label),
  'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
  'CooperativeGesturesHandler.MacHelpText': words.wheelMac,
  'CooperativeGesturesHandler.MobileHelpText': words.fingers,
})

/**
 * Places on a map one can move, beside the same places as a list of links. The list is there first, and stays where the
 * map cannot come: without scripts, without WebGL, without a network. The map (about 370 kB) is fetched only when it
 * comes into view or is asked for. Latitude comes first everywhere; rotation and pitch are off.
 *
 * Keyboard: Tab goes from the list to the map, its markers, then zoom, types and attribution. On the map: arrows move
 * it, `+` and `−` zoom. On a marker: Enter or Space chooses it, and lets it go when pressed again. Types: arrows.
 * Clusters are drawn on the canvas and answer a pointer only: the list holds every place.
 * Parts: `plain` is what stands in the frame before the map, `card` the chosen place over it. The canvas takes its
 * colours from `--map-cluster`, `--map-on-cluster`, `--map-ground`, `--map-route` (parts of the way: `-2` to `-4`)
 * and `--map-area` of `frame`.
 * @see https://maplibre.org/maplibre-gl-js/docs/API/classes/Map/
 */
export function Map(props: MapProps) {
  const {
    label,
    places,
    fallbackStyle,
    workerUrl,
    route = noIds,
    routeParts,
    area,
    loadOn = 'view',
    maxZoom = 18,
    loadEngine = ownEngine,
  } = props
  const { children, hasList = true, actionsFor, poster, ref, types, classNames: c = {} } = props
  const words = useMessages(mapMessages, props.messages)
  const language = useLanguage()
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const isAlive = useIsAlive()

  const [isAsked, setAsked] = useState(false)
  const [pins, setPins] = useState<readonly number[]>([])
  /** Of the view: a new one draws the markers anew, since other stops may cover each other then. */
  const [, setBounds] = useState<MapWindow | null>(null)
  const [ownSelectedId, setOwnSelectedId] = useState<PlaceId | null>(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownSelectedId : props.selectedId
  const selected = places.find(({ id }) => id === selectedId)
  const [ownTypeId, setOwnTypeId] = useState(props.defaultTypeId)
  const type = typeOf(types, props.typeId ?? ownTypeId)

  const move = useLatest(props.onMove)
  const { stage, retry } = useMapView({
    host,
    isWanted: isAsked,
    loadEngine,
    style: type?.style ?? props.style ?? emptyStyle,
    fallbackStyle,
    optionsFor: (element) => ({
      workerUrl,
      camera: cameraOf(props),
      data: { places, route, ...(routeParts && { routeParts }), area: area ?? null },
      palette: paletteOf(element),
      maxZoom,
      ...(props.maxBounds && { maxBounds: props.maxBounds }),
      locale: { ...textsIn(engineLocales, language), ...localeOf(words, label) },
      onPinsChange: setPins,
      onMove: (bounds) => {
        setBounds(bounds)
        move.current?.(bounds)
      },
    }),
  })
  const view = stage.kind === 'ready' ? stage.view : null

  useOnSight(frame, loadOn === 'view' && !isAsked, () => setAsked(true))
  useInStep(view, props, selected, list)

  const select = (next: PlaceId | null) => {
    setOwnSelectedId(next)
    props.onSelectionChange?.(next)
  }
  const selectInList = (next: PlaceId) => {
    select(next === selectedId ? null : next)
    document.getElementById(`${name}frame`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const selectType = (next: string) => {
    setOwnTypeId(next)
    props.onTypeChange?.(next)
  }
  const stops = stopsOf({ places, route })
  const { factOf, totalKm } = distancesOf(stops, area, words)
  const factsOf = (place: MapPlace) =>
    [place.category && words.categories[place.category], factOf(place)].filter(Boolean).join(' · ')

  return (
    <section ref={ref} className={c.root} aria-label={label} data-list={hasList || undefined}>
      {hasList && (
        <div ref={list} className={c.list} role="group" aria-label={words.list}>
          {children ?? (
            <PlaceList
              places={places}
              factsOf={factsOf}
              selectedId={selectedId}
              onSelect={view ? selectInList : undefined}
              words={words}
              classNames={c}
            />
          )}
          {stops.length > 1 && <p className={c.total}>{words.total(totalKm)}</p>}
        </div>
      )}
      <div ref={frame} id={`${name}frame`} className={c.frame} data-state={stage.kind}>
        <div ref={host} className={c.canvas} />
        {!view && (stage.kind !== 'failed' || poster) && (
          <div className={c.plain}>
            {poster}
            {stage.kind === 'idle' && !poster && <p className={c.hint}>{words.inList}</p>}
            {stage.kind === 'idle' && isAlive && (
              <button type="button" className={c.show} onClick={() => setAsked(true)}>
                {words.show}
              </button>
            )}
          </div>
        )}
        {view && (
          <>
            {createPortal(
              <Markers
                places={places}
                view={view}
                pins={pins}
                route={route}
                selectedId={selectedId}
                onSelect={select}
                words={words}
                classNames={c}
              />,
              view.overlay,
            )}
            <Zoom onZoom={view.zoomBy} words={words} classNames={c} />
          </>
        )}
        <div className={c.corner}>
          {view && type && types && types.length > 1 && (
            <Types name={name} types={types} typeId={type.id} onChange={selectType} words={words} classNames={c} />
          )}
          <p className={c.notice} role="status">
            {stageText(stage, words)}
          </p>
        </div>
        {stage.kind === 'failed' && stage.reason !== 'webgl' && (
          <button type="button" className={c.show} onClick={retry}>
            {words.again}
          </button>
        )}
        {view && (
          <>
            {selected && (
              <Card place={selected} facts={factsOf(selected)} actions={actionsFor?.(selected)} classNames={c} />
            )}
            <Slot element={view.attribution} className={c.attribution} />
          </>
        )}
      </div>
    </section>
  )
}
