import type { PlaceId } from './places.ts'
import { isWideMark } from './spots.ts'

/** A point of a leg for its label: the middle of the label, and how much of the leg is around it, px. */
export type LabelSpot = { x: number; y: number; length: number }
/** The label of a leg: its texts, the longest first, and its possible spots, the best one first. */
export type Label<Spot extends LabelSpot = LabelSpot> = { texts: readonly string[]; spots: readonly Spot[] }
/** The text of a label that fits, its spot, and the area that it covers. */
export type PlacedLabel<Spot extends LabelSpot = LabelSpot> = { text: string; spot: Spot; box: LabelBox }

/** The width of a letter in labels of legs and in names, px. Cyrillic letters are wider. */
const letters = { label: { cyrillic: 7.4, other: 6.4 }, name: { cyrillic: 8.6, other: 7.4 } }
const wordsWide = (text: string, { cyrillic, other }: (typeof letters)[keyof typeof letters]) =>
  [...text.replaceAll('\u2060', '')].reduce(
    (sum, one) => sum + (/\p{Script=Cyrillic}/u.test(one) ? cyrillic : other),
    0,
  )

/** px of a line, of the space around a label, and of the pins at both ends of a leg. */
const line = 24
const padding = 16
const pins = 60

/** An area of the drawn map around its middle, px. */
export type LabelBox = { x: number; y: number; wide: number; tall: number }
const boxOf = (text: string, { x, y }: LabelSpot): LabelBox => ({
  x,
  y,
  wide: wordsWide(text, letters.label) + padding,
  tall: line,
})
const areApart = (one: LabelBox, other: LabelBox) =>
  Math.abs(one.y - other.y) >= (one.tall + other.tall) / 2 || Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2

/**
 * px of a name at its pin: its width, and the width of the words in a line, where a longer name has more lines; the
 * height of a line; and the distances from the pin's place to the name and to the middle of its first line: beside,
 * over and under the pin.
 */
const name = { longest: 146, holds: 136, tall: 26, line: 17, from: 20, up: 23, over: 56, under: 17 }
/** The lines of every shown name, and the most lines of one that has room. */
const lines = { usual: 2, most: 5 }
/** px of a pin above its place. */
const pin = { wide: 36, tall: 40 }

/** The side of the pin on which a name is; of equal ones the first is preferred. */
const sides = ['after', 'before', 'above', 'below'] as const
export type NameSide = (typeof sides)[number]
/** The side of a name, and the number of lines after which it is cut. */
export type NamePlace = { side: NameSide; lines: number }

/** A point of the drawn map, px. */
type Drawn = { x: number; y: number }
/** `legs`: where the legs from the stop end; `mark`: the numbers on its pin, which has as much room as they need. */
export type NamedStop = Drawn & { id: PlaceId; title: string; mark?: string; legs?: readonly Drawn[] }

/** px of a letter on a wide pin, and of the space around its numbers. */
const wideMark = { letter: 6.5, padding: 24 }
const pinWidth = ({ mark = '' }: { mark?: string }) =>
  isWideMark(mark) ? Math.max(pin.wide, mark.length * wideMark.letter + wideMark.padding) : pin.wide

const widthOf = ({ title }: NamedStop) => wordsWide(title, letters.name) + padding / 2
const aside = { after: 1, before: -1, above: 0, below: 0 }

/** The lines that a whole name needs. */
function linesOf(stop: NamedStop): number {
  let [count, used] = [1, 0]
  for (const word of stop.title.split(' ')) {
    const wide = wordsWide(word, letters.name)
    const gap = used > 0 ? letters.name.other : 0
    if (used > 0 && used + gap + wide > name.holds) [count, used] = [count + 1, wide]
    else used += gap + wide
    // A word that does not fit a line continues in the next ones.
    while (used > name.holds) [count, used] = [count + 1, used - name.holds]
  }
  return count
}

const usualLines = (stop: NamedStop) => (widthOf(stop) > name.longest ? lines.usual : 1)

function nameBox(stop: NamedStop, { side, lines: count }: NamePlace): LabelBox {
  const wide = Math.min(name.longest, widthOf(stop))
  const more = (count - 1) * name.line
  const x = stop.x + aside[side] * (name.from + (pinWidth(stop) - pin.wide) / 2 + wide / 2)
  // Other lines come under the first, and over the pin push it up.
  const y = side === 'above' ? -name.over - more / 2 : (side === 'below' ? name.under : -name.up) + more / 2
  return { x, y: stop.y + y, wide, tall: name.tall + more }
}

/** px between the points at which a leg is checked. */
const step = 8

/** Whether the name would overlap the leg. */
function isOver(stop: NamedStop, place: NamePlace, end: Drawn): boolean {
  const box = nameBox(stop, place)
  const length = Math.hypot(end.x - stop.x, end.y - stop.y)
  const steps = Math.floor(Math.min(length, box.wide + name.from) / step)
  return Array.from({ length: steps }, (_, index) => ((index + 1) * step) / length).some((part) => {
    const [x, y] = [stop.x + (end.x - stop.x) * part, stop.y + (end.y - stop.y) * part]
    return Math.abs(x - box.x) < box.wide / 2 && Math.abs(y - box.y) < box.tall / 2
  })
}

const legsUnder = (stop: NamedStop, place: NamePlace) =>
  (stop.legs ?? []).filter((end) => isOver(stop, place, end)).length

/** Places for a name, the one that overlaps the fewest legs first. */
const placesOf = (stop: NamedStop, count = usualLines(stop)): readonly NamePlace[] =>
  sides.map((side) => ({ side, lines: count })).toSorted((one, other) => legsUnder(stop, one) - legsUnder(stop, other))

const pinBox = (stop: NamedStop): LabelBox => ({
  x: stop.x,
  y: stop.y - pin.tall / 2,
  wide: pinWidth(stop),
  tall: pin.tall,
})

/**
 * The stops whose name fits, with its place: inside the map and over no other pin; of two names that would overlap,
 * the first. A long name is shown whole if there is room.
 * @param width px of the map
 * @param height px of the map
 */
export function namedAmong(
  stops: readonly NamedStop[],
  width = Infinity,
  height = Infinity,
): ReadonlyMap<PlaceId, NamePlace> {
  const [shown, found]: [Map<NamedStop, LabelBox>, Map<PlaceId, NamePlace>] = [new Map(), new Map()]
  const isFree = (stop: NamedStop, box: LabelBox) =>
    [...shown].every(([other, taken]) => other === stop || areApart(box, taken)) &&
    stops.every((other) => other === stop || areApart(box, pinBox(other)))
  const isWhole = ({ x, wide }: LabelBox) => x >= wide / 2 && x + wide / 2 <= width
  const isOnMap = ({ side }: NamePlace, box: LabelBox) =>
    isWhole(box) && (side !== 'below' || box.y + box.tall / 2 <= height)
  for (const stop of stops) {
    const place = placesOf(stop).find((one) => isOnMap(one, nameBox(stop, one)) && isFree(stop, nameBox(stop, one)))
    if (!place) continue
    shown.set(stop, nameBox(stop, place))
    found.set(stop.id, place)
  }
  const isInside = (box: LabelBox) => isWhole(box) && box.y >= box.tall / 2 && box.y + box.tall / 2 <= height
  for (const [stop] of shown) {
    const usual = found.get(stop.id)
    const count = linesOf(stop)
    if (!usual || count <= usual.lines || count > lines.most) continue
    const most = legsUnder(stop, usual)
    const whole = placesOf(stop, count).find((one) => {
      const box = nameBox(stop, one)
      return isInside(box) && isFree(stop, box) && legsUnder(stop, one) <= most
    })
    if (!whole) continue
    shown.set(stop, nameBox(stop, whole))
    found.set(stop.id, whole)
  }
  return found
}

/** The areas that the names of stops cover. */
export const nameBoxes = (stops: readonly NamedStop[], named: ReadonlyMap<PlaceId, NamePlace>): LabelBox[] =>
  stops.flatMap((stop) => {
    const place = named.get(stop.id)
    return place ? [nameBox(stop, place)] : []
  })

/**
 * The spot for each leg's label; `null`: it does not fit. Labels are between pins, and do not overlap those of longer
 * legs, pins, and names of stops.
 * @param named the places of the names that are drawn
 */
export function roomsOf<Spot extends LabelSpot>(
  labels: readonly Label<Spot>[],
  stops: readonly NamedStop[] = [],
  named: ReadonlyMap<PlaceId, NamePlace> = new Map(),
): (PlacedLabel<Spot> | null)[] {
  const taken = [...stops.map(pinBox), ...nameBoxes(stops, named)]
  const found = new Map<Label<Spot>, PlacedLabel<Spot>>()
  const lengthOf = ({ spots }: Label<Spot>) => Math.max(...spots.map(({ length }) => length))
  // The longest leg first, because a missing label is most noticeable there.
  for (const label of labels.toSorted((one, other) => lengthOf(other) - lengthOf(one))) {
    const rooms = label.texts.flatMap((text) => label.spots.map((spot) => ({ text, spot, box: boxOf(text, spot) })))
    const isFree = ({ spot, box }: PlacedLabel) =>
      spot.length > box.wide + pins && taken.every((other) => areApart(box, other))
    const room = rooms.find(isFree)
    if (!room) continue
    taken.push(room.box)
    found.set(label, room)
  }
  return labels.map((label) => found.get(label) ?? null)
}
