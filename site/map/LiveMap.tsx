import { useRouteContext } from '@tanstack/react-router'
import { boundsOf, edgesOf } from '@tropa/library/Map/bounds.ts'
import { Map } from '@tropa/library/Map/dressed.ts'
import type { MapArea } from '@tropa/library/Map/places.ts'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useWords } from '../messages/intl.tsx'
import { keepView, keptView } from './kept-view.ts'
import { useChosen } from './ListWithMap.tsx'
import type { MapPlace } from './map-places.ts'
import { keepPointedInStep } from './pointed-in-step.ts'
import { closestOf, embeddedStyle, typesOf } from './map-styles.ts'
import { farthestWindow, regionWindow } from '../region/map-window.ts'

export type LiveMapProps = {
  /** The accessible name of the map. */
  label: string
  /** `placesOf(cards)`. Keep the array stable between renders (`useMemo`): a new array redraws the map. */
  places: readonly MapPlace[]
  /** A circle on the ground, in km; the map zooms to it. */
  area?: MapArea | undefined
  /** Ids of places in the order of the route: numbered, and joined by straight lines. */
  route?: readonly string[] | undefined
  /** The day of each id of the route, from 0; each day's legs look different. */
  routeParts?: readonly number[] | undefined
  /** Controls for a place, beside its name. */
  actionsFor?: (place: MapPlace) => ReactNode
  poster: ReactNode
}

/** The interactive map. Only this file imports MapLibre, so that it loads on demand. */
export function LiveMap({ label, places, area, route, routeParts, actionsFor, poster }: LiveMapProps) {
  const say = useWords()
  const { map } = useRouteContext({ from: '__root__' }).facts
  const { choice, choose } = useChosen()
  const types = useMemo(() => typesOf(map, say), [map, say])
  const placesById = useMemo(() => new globalThis.Map(places.map((place) => [place.id, place])), [places])
  const bounds = boundsOf(area ? edgesOf(area) : places) ?? regionWindow
  const fitted = JSON.stringify(bounds)
  const [left] = useState(() => keptView().moved)
  useEffect(() => keepPointedInStep(document), [])
  return (
    <Map
      label={label}
      places={places}
      {...(area && { area })}
      {...(route && { route })}
      {...(routeParts && { routeParts })}
      types={types}
      fallbackStyle={embeddedStyle(say.language)}
      workerUrl={workerUrl}
      bounds={bounds}
      {...(left?.fitted === fitted && left.to)}
      onMove={(_, to) => keepView({ moved: to && { fitted, to } })}
      maxBounds={farthestWindow}
      {...closestOf(map)}
      hasList={false}
      poster={poster}
      selectedId={choice?.id ?? null}
      onSelectionChange={(id) => choose(id === null ? null : { id: String(id), by: 'map' })}
      actionsFor={({ id }) => {
        const place = placesById.get(String(id))
        return place && actionsFor?.(place)
      }}
    />
  )
}
