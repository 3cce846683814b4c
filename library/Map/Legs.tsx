import { useCallback, useEffect, type RefObject } from 'react'
import type { ClassNames } from '../dress.ts'
import type { MapMessages } from '../messages/Map.ts'
import { nameBoxes, roomsOf, type LabelBox } from './labels.ts'
import { inUsualLetters, letterScale } from './letter-size.ts'
import { drawnStops, stopNames } from './names.ts'
import { stopsOf } from './overlays.ts'
import type { MapPlace, PlaceId, Point } from './places.ts'
import { legKm, partway } from './sphere.ts'
import type { MapView } from './view.ts'

export type LegsPart = 'legs' | 'leg'

interface LegProps {
  at: Point
  text: string
  view: MapView
  className: string | undefined
}

const Leg = ({ at: { latitude, longitude }, text, view, className }: LegProps) => {
  const hold = useCallback(
    (element: HTMLElement | null) => (element ? view.hold(element, { latitude, longitude }) : undefined),
    [view, latitude, longitude],
  )
  return (
    <div ref={hold} style={{ position: 'absolute', insetBlockStart: 0, left: 0 }}>
      <span className={className}>{text}</span>
    </div>
  )
}

/** The boxes of a map's controls over it, px from its top left corner. */
function controlBoxes(frame: HTMLElement | null): LabelBox[] {
  const { left = 0, top = 0 } = frame?.getBoundingClientRect() ?? {}
  return [...(frame?.querySelectorAll('[data-over-map]') ?? [])].map((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x - left + width / 2, y: y - top + height / 2, wide: width, tall: height }
  })
}

/**
 * Where a leg's label may be, as shares of the leg: in the middle, or closer to an end if there is a stop or another
 * leg.
 */
const shares = [1 / 2, 2 / 5, 3 / 5, 1 / 3, 2 / 3, 1 / 4, 3 / 4]

export interface LegsProps {
  /**
   * Labels of the base map are not drawn under elements with `data-over-map`, such as names of stops and labels of
   * legs.
   */
  frame: RefObject<HTMLElement | null>
  places: readonly MapPlace[]
  /** Ids in the order of the route. */
  route: readonly PlaceId[]
  view: MapView
  words: MapMessages
  classNames: ClassNames<LegsPart>
}

/**
 * The label of each leg gives its length in a straight line, with these words if they fit. It is only visual, because
 * the list says the same.
 */
export function Legs({ frame, places, route, view, words, classNames: c }: LegsProps) {
  const scale = letterScale()
  const sized = inUsualLetters(view, scale)
  const stops = stopsOf({ places, route })
  const drawn = drawnStops(places, route, sized)
  const legs = stops.slice(1).flatMap((to, index) => {
    const from = stops[index]
    if (!from) return []
    const [start, end] = [sized.project(from), sized.project(to)]
    const length = Math.hypot(end.x - start.x, end.y - start.y)
    const spots = shares.map((share) => {
      const at = partway(from, to, share)
      return { at, ...sized.project(at), length: 2 * Math.min(share, 1 - share) * length }
    })
    const km = legKm(from, to)
    return [{ id: to.id, texts: [words.leg(km), words.away(km)], spots }]
  })
  const named = stopNames(drawn, sized)
  const rooms = roomsOf(legs, drawn, named)
  const covered = [...nameBoxes(drawn, named), ...rooms.flatMap((room) => room?.box ?? [])]
  useEffect(() => {
    const written = covered.map(({ x, y, wide, tall }) => ({
      x: x * scale,
      y: y * scale,
      wide: wide * scale,
      tall: tall * scale,
    }))
    view.keepFree([...written, ...controlBoxes(frame.current)])
  })
  return (
    <div className={c.legs} aria-hidden="true">
      {legs.map(({ id }, index) => {
        const room = rooms[index]
        return room && <Leg key={id} at={room.spot.at} text={room.text} view={view} className={c.leg} />
      })}
    </div>
  )
}
