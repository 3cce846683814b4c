import type { PlaceId } from './places.ts'

/** A word on a line of the map: its middle and the length of the line, px. */
export interface Label {
  x: number
  y: number
  text: string
  length: number
}

/** px of a letter, of a line, and of the pins at both ends of a leg. */
const letter = 7
const line = 24
const pins = 60

const halfOf = ({ text }: Label) => (text.length * letter) / 2

type Box = { x: number; y: number; half: number }
const boxOf = (label: Label): Box => ({ x: label.x, y: label.y, half: halfOf(label) })
const areApart = (one: Box, other: Box) =>
  Math.abs(one.y - other.y) > line || Math.abs(one.x - other.x) > one.half + other.half

/** px of a name at its pin: it is cut at that; and from the pin's place to the name and its middle. */
const name = { wide: 150, tall: 26, from: 20, up: 23, over: 56 }
/** px of a pin, which stands on its place. */
const pin = { wide: 36, tall: 40 }

/** On which side of its pin a name stands; the better one of equals is named first. */
const sides = ['after', 'before', 'above'] as const
export type NameSide = (typeof sides)[number]

/** A point of the drawn map, px. */
type Drawn = { x: number; y: number }
/** `legs`: where the legs from the stop end. */
export type NamedStop = Drawn & { id: PlaceId; legs?: readonly Drawn[] }

const lefts = { after: name.from, before: -name.from - name.wide, above: -name.wide / 2 }

/** The middle of a name. */
const middleOf = ({ x, y }: Drawn, side: NameSide): Drawn => ({
  x: x + lefts[side] + name.wide / 2,
  y: y - (side === 'above' ? name.over : name.up),
})

/** px between the points at which a leg is looked at. */
const step = 8

/** Whether the name would lie over the leg. */
function isOver(stop: Drawn, side: NameSide, end: Drawn): boolean {
  const middle = middleOf(stop, side)
  const length = Math.hypot(end.x - stop.x, end.y - stop.y)
  const steps = Math.floor(Math.min(length, name.wide + name.from) / step)
  return Array.from({ length: steps }, (_, index) => ((index + 1) * step) / length).some((part) => {
    const [x, y] = [stop.x + (end.x - stop.x) * part, stop.y + (end.y - stop.y) * part]
    return Math.abs(x - middle.x) < name.wide / 2 && Math.abs(y - middle.y) < name.tall / 2
  })
}

/** The best side first: the one whose name lies over the fewest legs. */
function sidesOf(stop: NamedStop): readonly NameSide[] {
  const over = (side: NameSide) => (stop.legs ?? []).filter((end) => isOver(stop, side, end)).length
  return sides.toSorted((one, other) => over(one) - over(other))
}

/**
 * The stops at which there is room for a name, and its side; of two that would cover each other, the first.
 * @param width px of the map: its edge cuts no name that fits on another side
 */
export function namedAmong(stops: readonly NamedStop[], width = Infinity): ReadonlyMap<PlaceId, NameSide> {
  const [shown, found]: [Drawn[], Map<PlaceId, NameSide>] = [[], new Map()]
  const isFree = ({ x, y }: Drawn) =>
    shown.every((other) => Math.abs(other.x - x) >= name.wide || Math.abs(other.y - y) >= name.tall)
  for (const stop of stops) {
    const free = sidesOf(stop).filter((side) => isFree(middleOf(stop, side)))
    const isWhole = (side: NameSide) => {
      const { x } = middleOf(stop, side)
      return x >= name.wide / 2 && x + name.wide / 2 <= width
    }
    const side = free.find(isWhole) ?? free.find((one) => one === 'after')
    if (!side) continue
    shown.push(middleOf(stop, side))
    found.set(stop.id, side)
  }
  return found
}

const nameBox = (stop: Drawn, side: NameSide): Box => ({ ...middleOf(stop, side), half: name.wide / 2 })
const pinBox = ({ x, y }: Drawn): Box => ({ x, y: y - pin.tall / 2, half: pin.wide / 2 })

/**
 * Whether there is room for each label: between its pins, beside the labels before it, the pins and the names of stops.
 * @param named the sides of the names that are drawn
 */
export function roomsOf(
  labels: readonly Label[],
  stops: readonly NamedStop[] = [],
  named: ReadonlyMap<PlaceId, NameSide> = new Map(),
): boolean[] {
  const taken: Box[] = stops.flatMap((stop) => {
    const side = named.get(stop.id)
    return side ? [pinBox(stop), nameBox(stop, side)] : [pinBox(stop)]
  })
  return labels.map((label) => {
    const box = boxOf(label)
    const hasRoom = label.length > box.half * 2 + pins && taken.every((other) => areApart(box, other))
    if (hasRoom) taken.push(box)
    return hasRoom
  })
}
