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

/** px of a name beside its pin: it is cut at that; and from the pin's place to the name. */
const name = { wide: 150, tall: 26, from: 20 }

/** On which side of its pin a name stands. */
export type NameSide = 'after' | 'before'

/**
 * The stops beside which there is room for a name, and its side; of two that would cover each other, the first.
 * @param width px of the map: a name that would be cut by its edge stands before its pin
 */
export function namedAmong(
  stops: readonly { id: PlaceId; x: number; y: number }[],
  width = Infinity,
): ReadonlyMap<PlaceId, NameSide> {
  const [shown, sides]: [{ left: number; y: number }[], Map<PlaceId, NameSide>] = [[], new Map()]
  for (const { id, x, y } of stops) {
    const isCut = x + name.from + name.wide > width && x > name.from + name.wide
    const left = isCut ? x - name.from - name.wide : x + name.from
    if (shown.some((other) => Math.abs(other.left - left) < name.wide && Math.abs(other.y - y) < name.tall)) continue
    shown.push({ left, y })
    sides.set(id, isCut ? 'before' : 'after')
  }
  return sides
}

/**
 * Whether there is room for each label: between its pins, beside the labels before it and the names of stops.
 * @param stops where they are drawn, px
 */
export function roomsOf(labels: readonly Label[], stops: readonly { x: number; y: number }[] = []): boolean[] {
  const taken: Box[] = stops.map(({ x, y }) => ({
    x: x + name.wide / 2 + name.from,
    y: y - name.tall,
    half: name.wide / 2,
  }))
  return labels.map((label) => {
    const box = boxOf(label)
    const hasRoom = label.length > box.half * 2 + pins && taken.every((other) => areApart(box, other))
    if (hasRoom) taken.push(box)
    return hasRoom
  })
}
