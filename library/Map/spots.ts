import type { ColorCategory } from '../Icon/categories.ts'
import type { MapPlace, PlaceId, Point } from './places.ts'

/** Stops of a route at one spot of the drawn map, in order, with their numbers as text, such as '1–4'. */
export interface Spot<Stop> {
  stops: readonly Stop[]
  numbers: string
}

/** @param numbers in ascending order. @returns as '1–3, 5' */
export function rangesOf(numbers: readonly number[]): string {
  const ends = numbers.filter((number) => !numbers.includes(number + 1))
  const starts = numbers.filter((number) => !numbers.includes(number - 1))
  return starts.map((start, index) => (start === ends[index] ? `${start}` : `${start}–${ends[index]}`)).join(', ')
}

/** How many characters fit on a pin, and on a wide one. */
const mostOnPin = 4
const mostOnWidePin = 14

/** Whether the numbers of a spot need a wide pin. */
export const isWideMark = (mark: string): boolean => mark.length > mostOnPin

/** The numbers of a spot that fit on its pin, never cut inside a number: `1–2…` for `1–2, 5`. */
export function markOf(numbers: string, most = mostOnPin): string {
  if (numbers.length <= most) return numbers
  const fitting = numbers.split(', ').map((_, index, all) => `${all.slice(0, index + 1).join(', ')}…`)
  return fitting.findLast((mark) => mark.length <= most) ?? `${Number.parseInt(numbers, 10)}…`
}

/** The same for a pin that may be wide: `1–2, 5…` for `1–2, 5, 7, 9, 11`. */
export const wideMarkOf = (numbers: string): string => markOf(numbers, mostOnWidePin)

/** Whether the pins of two places would cover each other. */
export type IsSameSpot = (one: Point, other: Point) => boolean

/** To about a metre: closer pins cannot be distinguished at any zoom. */
const spotOf = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)},${longitude.toFixed(5)}`
const isSamePoint: IsSameSpot = (one, other) => spotOf(one) === spotOf(other)

/** px; closer pins of stops hide each other's numbers. */
const numbered = { wide: 30, tall: 30 }
/** px of a whole pin: those of places may not even touch, because nothing else than their spot tells them apart. */
export const wholePin = { wide: 36, tall: 40 }

/**
 * @param project returns where a place is drawn, px
 * @param room which a pin has for itself, px
 */
export function isDrawnTogether(
  project: (place: Point) => { x: number; y: number },
  { wide, tall } = numbered,
): IsSameSpot {
  const drawn = new Map<Point, { x: number; y: number }>()
  const at = (place: Point) => {
    const known = drawn.get(place) ?? project(place)
    drawn.set(place, known)
    return known
  }
  return (one, other) => {
    const [here, there] = [at(one), at(other)]
    return Math.abs(here.x - there.x) < wide && Math.abs(here.y - there.y) < tall
  }
}

/** Grouped around the first of each group, so that none extends along a row of pins or a route. */
export function groupsOf<Item>(items: readonly Item[], isTogether: (first: Item, other: Item) => boolean): Item[][] {
  const groups: Item[][] = []
  for (const item of items) {
    const group = groups.find(([first]) => first && isTogether(first, item))
    if (group) group.push(item)
    else groups.push([item])
  }
  return groups
}

/** The category whose colour a pin has; places of several categories share that of places. */
export function categoryOf(group: readonly Pick<MapPlace, 'category'>[]): ColorCategory {
  const [first = 'place', ...others] = new Set(group.map(({ category }) => category ?? 'place'))
  return others.length > 0 ? 'place' : first
}

/** The spot of each stop that has a place, by its id; each stop keeps its number even if another has no place. */
export function spotsOf<Stop extends MapPlace>(
  places: readonly Stop[],
  route: readonly PlaceId[],
  isSameSpot: IsSameSpot = isSamePoint,
): ReadonlyMap<PlaceId, Spot<Stop>> {
  const byId = new Map(places.map((place) => [place.id, place]))
  const found = route.flatMap((id, index) => {
    const place = byId.get(id)
    return place ? [{ place, number: index + 1 }] : []
  })
  return new Map(
    groupsOf(found, (one, other) => isSameSpot(one.place, other.place)).flatMap((group) => {
      const spot = { stops: group.map(({ place }) => place), numbers: rangesOf(group.map(({ number }) => number)) }
      return group.map(({ place }) => [place.id, spot] as const)
    }),
  )
}
