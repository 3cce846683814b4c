import { useQuery } from '@tanstack/react-query'
import { project, ratioOf } from '@tropa/library/drawing/projection.ts'
import { spotsOf } from '@tropa/library/Map/spots.ts'
import { placeId, type MapPlace } from '../../map/map-places.ts'
import { routeWindow } from '../../pictures/route-window.ts'
import { regionSketchSource, routeSketchSource } from '../../pictures/sketch.ts'
import { sketchWindow } from '../../region/sketch-window.ts'
import type { TrackObject } from '../track-objects.ts'

/** The server draws no longer routes. */
const mostDrawn = 100

/** The drawn map of a track, as the list beside it numbers its stops. */
export type SheetPicture = ReturnType<typeof pictureOf>

function pictureOf(places: readonly MapPlace[]) {
  const at = places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`)
  return at.length > 1 && at.length <= mostDrawn
    ? { src: routeSketchSource(at), window: routeWindow(at).window }
    : { src: regionSketchSource, window: sketchWindow }
}

/** The picture inside the page, so that a saved page needs nothing else. */
async function embedded(src: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(src, { signal })
  if (!response.ok) throw new Error(`${src} is ${response.status}`)
  return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
}

/** @param objects the stops in order @param places those with a point */
export function useSheetMap(objects: readonly TrackObject[], places: readonly MapPlace[]) {
  const picture = pictureOf(places)
  const { data, isPending } = useQuery({
    queryKey: ['sheet-map', picture.src],
    queryFn: ({ signal }) => embedded(picture.src, signal),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
    enabled: places.length > 0,
  })
  const route = objects.map(({ object }) => placeId(object.object_type, object.object_id))
  return { picture, data, isKnown: places.length === 0 || !isPending, spots: spotsOf(places, route), places }
}

export type SheetMapProps = { map: ReturnType<typeof useSheetMap>; label: string }

/** Width of the drawing's own units; its height follows the window. */
const width = 1000
const radius = 22

/** Numbers in circles with an edge are read in black and white too. */
export function SheetMap({ map: { picture, data, spots, places }, label }: SheetMapProps) {
  if (places.length === 0) return null
  const height = Math.round(width / ratioOf(picture.window))
  const seen = new Set<string>()
  const marks = places.flatMap((place) => {
    const numbers = spots.get(place.id)?.numbers ?? ''
    const { x, y } = project([place.latitude, place.longitude], picture.window)
    const spot = `${x},${y}`
    if (seen.has(spot)) return []
    seen.add(spot)
    return [{ id: place.id, numbers, x: x * width, y: y * height }]
  })
  return (
    <svg data-map="" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {data !== undefined && <image href={data} width={width} height={height} />}
      <rect width={width} height={height} fill="none" stroke="#000" strokeWidth={2} />
      {marks.map(({ id, numbers, x, y }) => {
        const half = Math.max(radius, 9 + numbers.length * 9)
        return (
          <g key={id}>
            <rect
              x={x - half}
              y={y - radius}
              width={half * 2}
              height={radius * 2}
              rx={radius}
              fill="#fff"
              stroke="#000"
              strokeWidth={4}
            />
            <text x={x} y={y + 10} textAnchor="middle" fontSize={28} fontWeight={700} fill="#000">
              {numbers}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
