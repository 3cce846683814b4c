import { useQuery } from '@tanstack/react-query'
import { project, ratioOf } from '@tropa/library/drawing/projection.ts'
import { isDrawnTogether, markOf, spotsOf } from '@tropa/library/Map/spots.ts'
import { freeSides, type Box, type FreeSide } from '@tropa/library/SketchMap/town-sides.ts'
import { pointOf, type Point } from '../../geography/distance.ts'
import { placeId, type MapPlace } from '../../map/map-places.ts'
import { textIn } from '../../messages/text-in.ts'
import { useWords } from '../../messages/intl.tsx'
import { routeWindow } from '../../pictures/route-window.ts'
import { regionSketchSource, routeSketchSource } from '../../pictures/sketch.ts'
import { sketchTowns, sketchWindow } from '../../region/sketch-window.ts'
import type { TrackObject } from '../track-objects.ts'

/** The server does not draw longer routes. */
const mostDrawn = 100

/** The drawn map of a track, with the stops numbered as in the list beside it. */
export type SheetPicture = ReturnType<typeof pictureOf>

function pictureOf(places: readonly MapPlace[]) {
  const at = places.map(({ latitude, longitude }) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`)
  return at.length > 0 && at.length <= mostDrawn
    ? { src: routeSketchSource(at), window: routeWindow(at).window }
    : { src: regionSketchSource, window: sketchWindow }
}

/** Width of the drawing's own units; its height follows the window. */
const width = 1000
const radius = 22
/** Stops are grouped as on the map, whose pins are smaller than these circles. */
const pinScale = 0.6

const drawnAt =
  ({ window }: SheetPicture, scale = 1) =>
  ({ latitude, longitude }: Point) => {
    const { x, y } = project([latitude, longitude], window)
    return { x: x * width * scale, y: ((y * width) / ratioOf(window)) * scale }
  }

/** The picture as a data URL, so that a saved page needs no other file. */
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
  const spots = spotsOf(places, route, isDrawnTogether(drawnAt(picture, pinScale)))
  return { picture, data, isKnown: places.length === 0 || !isPending, spots, places }
}

/** The map of a place, which the page loads from its address. */
export function placeMap(places: readonly MapPlace[]): SheetMapProps['map'] {
  const picture = pictureOf(places)
  return { picture, data: picture.src, spots: new Map(), places }
}

/** A longer mark would hide the map. */
const mostInMark = 12

export type SheetMapProps = { map: Omit<ReturnType<typeof useSheetMap>, 'isKnown'>; label: string }

/** Circles have an outline, so that their numbers are readable in black and white. */
export function SheetMap({ map: { picture, data, spots, places }, label }: SheetMapProps) {
  if (places.length === 0) return null
  const height = Math.round(width / ratioOf(picture.window))
  const marks = places.flatMap((place) => {
    const spot = spots.get(place.id)
    if (spot && spot.stops[0]?.id !== place.id) return []
    const numbers = markOf(spot?.numbers ?? '', mostInMark)
    return [{ id: place.id, numbers, half: Math.max(radius, 9 + numbers.length * 9), ...drawnAt(picture)(place) }]
  })
  const stands = marks.map(({ x, y, half }) => ({
    left: x - half,
    right: x + half,
    top: y - radius,
    bottom: y + radius,
  }))
  return (
    <svg data-map="" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {data !== undefined && <image href={data} width={width} height={height} />}
      <rect width={width} height={height} fill="none" stroke="#000" strokeWidth={2} />
      <Towns picture={picture} height={height} stands={stands} />
      {marks.map(({ id, numbers, half, x, y }) => (
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
      ))}
    </svg>
  )
}

const fontSize = 26
/** Radius of a town. */
const dot = 5
/** Letters are counted as wide ones, so that no name is cut at the edge. */
const sizes = { big: fontSize * 0.62, small: fontSize * 0.62, line: fontSize * 1.2, gap: radius + 6, dot }

/** Where the text of a name begins within its box. */
const textAt = ({ side, box: { left, right, bottom } }: FreeSide) => {
  const y = bottom - sizes.line * 0.28
  if (side === 'right') return { x: left, y, textAnchor: 'start' } as const
  if (side === 'left') return { x: right, y, textAnchor: 'end' } as const
  return { x: (left + right) / 2, y, textAnchor: 'middle' } as const
}

type TownsProps = { picture: SheetPicture; height: number; stands: readonly Box[] }

/** The towns in the window, for orientation; each name is where it has room. */
function Towns({ picture, height, stands }: TownsProps) {
  const { language } = useWords()
  const spotOf = ({ geolocation }: { geolocation: string }) => drawnAt(picture)(pointOf(geolocation))
  const towns = sketchTowns.map((town) => ({ ...town, title: textIn(town.title, language) }))
  const inside = towns.filter((town) => {
    const { x, y } = spotOf(town)
    return x > 0 && x < width && y > 0 && y < height
  })
  return [...freeSides(inside, spotOf, stands, { width, height, sizes })].map(([town, free]) => {
    if (!free) return null
    const { x, y } = spotOf(town)
    return (
      <g key={town.title} fontSize={fontSize} fill="#000">
        <circle cx={x} cy={y} r={dot} />
        <text {...textAt(free)} stroke="#fff" strokeWidth={6} paintOrder="stroke">
          {town.title}
        </text>
      </g>
    )
  })
}
