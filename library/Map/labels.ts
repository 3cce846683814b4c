import type { PlaceId } from './places.ts'

/** A point of a leg where its words may stand: their middle, and how much of the leg is around it, px. */
export type LabelSpot = { x: number; y: number; length: number }
/** Words on a leg; the best spot is named first. */
export type Label<Spot extends LabelSpot = LabelSpot> = { text: string; spots: readonly Spot[] }
/** Where words stand, and what they cover. */
export type PlacedLabel<Spot extends LabelSpot = LabelSpot> = { spot: Spot; box: LabelBox }

/** px of a letter, of a line, of the space around the words, and of the pins at both ends of a leg. */
const letter = 7.4
const line = 24
const padding = 16
const pins = 60

/** An area of the drawn map around its middle, px. */
export type LabelBox = { x: number; y: number; wide: number; tall: number }
const boxOf = (text: string, { x, y }: LabelSpot): LabelBox => ({
  x,
  y,
  wide: text.length * letter + padding,
  tall: line,
})
const areApart = (one: LabelBox, other: LabelBox) =>
  Math.abs(one.y - other.y) >= (one.tall + other.tall) / 2 || Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2

/**
 * px of a name at its pin: a longer one has two lines, the second as much lower; and from the pin's place to the name
 * and the middle of its first line.
 */
const name = { longest: 150, tall: 26, second: 17, from: 20, up: 23, over: 56 }
const boldLetter = 7.8
/** px of a pin, which stands on its place. */
const pin = { wide: 36, tall: 40 }

/** On which side of its pin a name stands; the better one of equals is named first. */
const sides = ['after', 'before', 'above'] as const
export type NameSide = (typeof sides)[number]

/** A point of the drawn map, px. */
type Drawn = { x: number; y: number }
/** `legs`: where the legs from the stop end. */
export type NamedStop = Drawn & { id: PlaceId; title: string; legs?: readonly Drawn[] }

const widthOf = ({ title }: NamedStop) => title.length * boldLetter + padding / 2
const aside = { after: 1, before: -1, above: 0 }

function nameBox(stop: NamedStop, side: NameSide): LabelBox {
  const wide = Math.min(name.longest, widthOf(stop))
  const second = widthOf(stop) > name.longest ? name.second : 0
  const x = stop.x + aside[side] * (name.from + wide / 2)
  // A second line comes under the first, and over the pin pushes it up.
  const y = side === 'above' ? stop.y - name.over - second / 2 : stop.y - name.up + second / 2
  return { x, y, wide, tall: name.tall + second }
}

/** px between the points at which a leg is looked at. */
const step = 8

/** Whether the name would lie over the leg. */
function isOver(stop: NamedStop, side: NameSide, end: Drawn): boolean {
  const box = nameBox(stop, side)
  const length = Math.hypot(end.x - stop.x, end.y - stop.y)
  const steps = Math.floor(Math.min(length, box.wide + name.from) / step)
  return Array.from({ length: steps }, (_, index) => ((index + 1) * step) / length).some((part) => {
    const [x, y] = [stop.x + (end.x - stop.x) * part, stop.y + (end.y - stop.y) * part]
    return Math.abs(x - box.x) < box.wide / 2 && Math.abs(y - box.y) < box.tall / 2
  })
}

/** The best side first: the one whose name lies over the fewest legs. */
function sidesOf(stop: NamedStop): readonly NameSide[] {
  const over = (side: NameSide) => (stop.legs ?? []).filter((end) => isOver(stop, side, end)).length
  return sides.toSorted((one, other) => over(one) - over(other))
}

const pinBox = ({ x, y }: Drawn): LabelBox => ({ x, y: y - pin.tall / 2, ...pin })

/**
 * The stops at which there is room for a name, and its side: within the map and over no other pin; of two names that
 * would cover each other, the first.
 * @param width px of the map
 */
export function namedAmong(stops: readonly NamedStop[], width = Infinity): ReadonlyMap<PlaceId, NameSide> {
  const [shown, found]: [LabelBox[], Map<PlaceId, NameSide>] = [[], new Map()]
  for (const stop of stops) {
    const taken = [...shown, ...stops.filter((other) => other !== stop).map(pinBox)]
    const isFree = (box: LabelBox) => taken.every((other) => areApart(box, other))
    const isWhole = ({ x, wide }: LabelBox) => x >= wide / 2 && x + wide / 2 <= width
    const side = sidesOf(stop).find((one) => isWhole(nameBox(stop, one)) && isFree(nameBox(stop, one)))
    if (!side) continue
    shown.push(nameBox(stop, side))
    found.set(stop.id, side)
  }
  return found
}

/** What the names of stops cover. */
export const nameBoxes = (stops: readonly NamedStop[], named: ReadonlyMap<PlaceId, NameSide>): LabelBox[] =>
  stops.flatMap((stop) => {
    const side = named.get(stop.id)
    return side ? [nameBox(stop, side)] : []
  })

/**
 * Where the words of each leg have room; `null`: nowhere. They stand between pins, beside the words before them, the
 * pins and the names of stops.
 * @param named the sides of the names that are drawn
 */
export function roomsOf<Spot extends LabelSpot>(
  labels: readonly Label<Spot>[],
  stops: readonly NamedStop[] = [],
  named: ReadonlyMap<PlaceId, NameSide> = new Map(),
): (PlacedLabel<Spot> | null)[] {
  const taken = [...stops.map(pinBox), ...nameBoxes(stops, named)]
  return labels.map(({ text, spots }) => {
    const rooms = spots.map((spot) => ({ spot, box: boxOf(text, spot) }))
    const isFree = ({ spot, box }: PlacedLabel) =>
      spot.length > box.wide + pins && taken.every((other) => areApart(box, other))
    const room = rooms.find(isFree) ?? null
    if (room) taken.push(room.box)
    return room
  })
}
