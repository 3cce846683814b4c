import { useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapWindow } from '../drawing/projection.ts'
import { mapMessages } from '../messages/Map.ts'
import { textsIn } from '../messages/added.ts'
import { engineLocales } from '../messages/engine.ts'
import { useLanguage } from '../messages/language.tsx'
import { useMessages } from '../messages/useMessages.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import { cameraOf } from './camera.ts'
import { Card, Types, Zoom } from './Controls.tsx'
import { Legs } from './Legs.tsx'
import type { MapProps } from './map-props.ts'
import { Markers } from './Markers.tsx'
import { stopsOf } from './overlays.ts'
import { paletteOf } from './palette.ts'
import { PlaceList } from './PlaceList.tsx'
import type { MapPlace, MapStyle, PlaceId } from './places.ts'
import { distancesOf, localeOf, stageText } from './stage-text.ts'
import { useMapUpdates } from './useMapUpdates.ts'
import { useLatest, useMapView, useOnSight } from './useMapView.ts'
import type { Engine } from './view.ts'

export type { MapPart, MapProps } from './map-props.ts'

const ownEngine = (): Promise<Engine> => import('./engine.ts')
const emptyStyle: MapStyle = { version: 8, sources: {}, layers: [] }
const noIds: readonly PlaceId[] = []

const typeOf = (types: MapProps['types'], id: string | undefined) =>
  types && (types.find((type) => type.id === id) ?? types[0])

/** Renders an element that was created outside of React. */
const Slot = ({ element, className }: { element: HTMLElement; className?: string }) => (
  <div
    className={className}
    data-over-map=""
    ref={(slot) => {
      slot?.append(element)
    }}
  />
)

/**
 * An interactive map of places, beside the same places as a list of links. The list is rendered first, and remains if
 * the map cannot load: without scripts, without WebGL, without a network. The map (about 370 kB) is loaded only when
 * it comes into view or is requested. Latitude comes first everywhere; rotation and pitch are off. Keyboard: Tab goes
 * from the list to the map, its markers, then zoom, types and attribution. On the map: arrows move it, `+` and `−`
 * zoom. On a marker: Enter or Space chooses it, and again deselects it. Types: arrows. Clusters are drawn on the
 * canvas and respond only to a pointer: the list contains every place. Parts: `plain` is shown in the frame before
 * the map, `card` is the chosen place over it. The canvas takes its colours from `--map-cluster`, `--map-on-cluster`,
 * `--map-ground`, `--map-route` (parts of the route: `-2` to `-4`) and `--map-area` of `frame`.
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
    closestKm,
    loadEngine = ownEngine,
  } = props
  const { children, hasList = true, actionsFor, poster, ref, types, classNames: c = {} } = props
  const words = useMessages(mapMessages, props.messages)
  const language = useLanguage()
  const name = useId()
  const list = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()

  const [isRequested, setRequested] = useState(false)
  const [pins, setPins] = useState<readonly number[]>([])
  /** The bounds of the view: when they change, markers and zoom are rendered again, because other stops may overlap. */
  const [, setBounds] = useState<MapWindow | null>(null)
  const [ownSelectedId, setOwnSelectedId] = useState<PlaceId | null>(props.defaultSelectedId ?? null)
  const selectedId = props.selectedId === undefined ? ownSelectedId : props.selectedId
  const selected = places.find(({ id }) => id === selectedId)
  const [ownTypeId, setOwnTypeId] = useState(props.defaultTypeId)
  const type = typeOf(types, props.typeId ?? ownTypeId)

  const move = useLatest(props.onMove)
  const { stage, retry } = useMapView({
    host,
    isWanted: isRequested,
    loadEngine,
    style: type?.style ?? props.style ?? emptyStyle,
    fallbackStyle,
    optionsFor: (element) => ({
      workerUrl,
      camera: cameraOf(props),
      data: { places, route, ...(routeParts && { routeParts }), area: area ?? null },
      palette: paletteOf(element),
      closest: { maxZoom, ...(closestKm !== undefined && { closestKm }) },
      ...(props.maxBounds && { maxBounds: props.maxBounds }),
      locale: { ...textsIn(engineLocales, language), ...localeOf(words, label) },
      onPinsChange: setPins,
      onMove: (bounds, movedTo) => {
        setBounds(bounds)
        move.current?.(bounds, movedTo)
      },
    }),
  })
  const view = stage.kind === 'ready' ? stage.view : null

  useOnSight(frame, loadOn === 'view' && !isRequested, () => setRequested(true))
  useMapUpdates(view, props, selected, list)

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
        {/* Elements that are still hidden by the poster must not be focusable. */}
        <div ref={host} className={c.canvas} inert={!view} />
        {!view && (stage.kind !== 'failed' || poster) && (
          <div className={c.plain}>
            {poster}
            {stage.kind === 'idle' && !poster && <p className={c.hint}>{words.inList}</p>}
            {stage.kind === 'idle' && isHydrated && (
              <button type="button" className={c.show} onClick={() => setRequested(true)}>
                {words.show}
              </button>
            )}
          </div>
        )}
        {view && (
          <>
            {createPortal(
              <>
                <Legs frame={frame} places={places} route={route} view={view} words={words} classNames={c} />
                <Markers
                  places={places}
                  view={view}
                  pins={pins}
                  route={route}
                  selectedId={selectedId}
                  onSelect={select}
                  words={words}
                  classNames={c}
                />
              </>,
              view.overlay,
            )}
            <Zoom ends={view.zoomEnds()} onZoom={view.zoomBy} words={words} classNames={c} />
          </>
        )}
        <div className={c.corner}>
          {view && type && types && (
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
            {/* A pin of several places keeps its name while each press chooses the next one. */}
            <div aria-live="polite">
              {selected && (
                <Card place={selected} facts={factsOf(selected)} actions={actionsFor?.(selected)} classNames={c} />
              )}
            </div>
            <Slot element={view.attribution} className={c.attribution} />
          </>
        )}
      </div>
    </section>
  )
}
