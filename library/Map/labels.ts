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

/** An area of the drawn map around its middle, px. */
export type LabelBox = { x: number; y: number; wide: number; tall: number }
const boxOf = ({ x, y, text }: Label): LabelBox => ({ x, y, wide: text.length * letter, tall: line })
const areApart = (one: LabelBox, other: LabelBox) =>
  Math.abs(one.y - other.y) >= (one.tall + other.tall) / 2 || Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2

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

const nameBox = (stop: Drawn, side: NameSide): LabelBox => ({
  ...middleOf(stop, side),
  wide: name.wide,
  tall: name.tall,
})
const pinBox = ({ x, y }: Drawn): LabelBox => ({ x, y: y - pin.tall / 2, ...pin })

/**
 * The stops at which there is room for a name, and its side: over no other pin; of two names that would cover each
 * other, the first.
 * @param width px of the map: its edge cuts no name that fits on another side
 */
export function namedAmong(stops: readonly NamedStop[], width = Infinity): ReadonlyMap<PlaceId, NameSide> {
  const [shown, found]: [LabelBox[], Map<PlaceId, NameSide>] = [[], new Map()]
  for (const stop of stops) {
    const taken = [...shown, ...stops.filter((other) => other !== stop).map(pinBox)]
    const free = sidesOf(stop).filter((side) => taken.every((other) => areApart(nameBox(stop, side), other)))
    const isWhole = (side: NameSide) => {
      const { x } = middleOf(stop, side)
      return x >= name.wide / 2 && x + name.wide / 2 <= width
    }
    const side = free.find(isWhole) ?? free.find((one) => one === 'after')
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
 * What each label covers; `null` where it has no room: between its pins, beside the labels before it, the pins and the
 * names of stops.
 * @param named the sides of the names that are drawn
 */
export function roomsOf(
  labels: readonly Label[],
  stops: readonly NamedStop[] = [],
  named: ReadonlyMap<PlaceId, NameSide> = new Map(),
): (LabelBox | null)[] {
  const taken = [...stops.map(pinBox), ...nameBoxes(stops, named)]
  return labels.map((label) => {
    const box = boxOf(label)
    const hasRoom = label.length > box.wide + pins && taken.every((other) => areApart(box, other))
    if (!hasRoom) return null
    taken.push(box)
    return box
  })
}
