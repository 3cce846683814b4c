import { project, ratioOf, type MapWindow } from '../drawing/projection.ts'

/** The side of its dot on which the name of a town is. */
export type TownSide = 'left' | 'right' | 'top' | 'bottom'

/** The properties of a town that determine where its name is. */
export interface NamedTown {
  title: string
  /** `latitude,longitude`, degrees. */
  geolocation: string
  side?: TownSide
  isBig?: boolean
}

/** An area of the drawing, in its own units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** In units of the drawing: the width of a letter, the height of a line, the gap to the name, and half of a dot. */
export interface NameSizes {
  big: number
  small: number
  line: number
  gap: number
  dot: number
}

/** A side of a town where its name has room, and the area of the name there. */
export interface FreeSide {
  side: TownSide
  box: Box
}

const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

const sides = ['right', 'left', 'top', 'bottom'] as const

function nameBox(
  { title, isBig }: NamedTown,
  { x, y }: Spot,
  side: TownSide,
  { big, small, line, gap }: NameSizes,
): Box {
  const wide = title.length * (isBig ? big : small)
  const left = { right: x + gap, left: x - gap - wide, top: x - wide / 2, bottom: x - wide / 2 }[side]
  const top = { right: y - line / 2, left: y - line / 2, top: y - gap - line, bottom: y + gap }[side]
  return { left, top, right: left + wide, bottom: top + line }
}

interface Spot {
  x: number
  y: number
}

/**
 * Finds for each town a side of its dot where the name has room: within the drawing, and without covering `stands`, the
 * dots of the other towns or their names. Big towns are placed first, and the preferred side of a town is tried first.
 * `null`: no side has room.
 * @param spotOf the position of a town on the drawing
 * @param stands areas that no name may cover
 */
export function freeSides<Town extends NamedTown>(
  towns: readonly Town[],
  spotOf: (town: Town) => Spot,
  stands: readonly Box[],
  { width, height, sizes }: { width: number; height: number; sizes: NameSizes },
): ReadonlyMap<Town, FreeSide | null> {
  const isWithin = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= width && bottom <= height
  const dotBox = ({ x, y }: Spot): Box => ({
    left: x - sizes.dot,
    right: x + sizes.dot,
    top: y - sizes.dot,
    bottom: y + sizes.dot,
  })
  const dots = towns.map((town) => ({ town, box: dotBox(spotOf(town)) }))
  const taken = [...stands]
  const isBeside = (box: Box, own: Town) => dots.every((dot) => dot.town === own || areApart(box, dot.box))
  const found = new Map<Town, FreeSide | null>()
  for (const town of towns.toSorted((one, other) => Number(other.isBig ?? false) - Number(one.isBig ?? false))) {
    const free = [town.side ?? 'right', ...sides]
      .map((side) => ({ side, box: nameBox(town, spotOf(town), side, sizes) }))
      .find(({ box }) => isWithin(box) && taken.every((other) => areApart(box, other)) && isBeside(box, town))
    if (free) taken.push(free.box)
    found.set(town, free ?? null)
  }
  return found
}

/** rem; the width of the map is in rem too, so that with larger text the map counts as narrower. */
const sizes: NameSizes = { big: 0.58, small: 0.5, line: 1.05, gap: 0.6, dot: 0.375 }

/** The drop of a pin: its tip, at the lower end, is at the place. */
const pinBox = ({ x, y }: Spot): Box => ({
  left: x - 1.1,
  right: x + 1.1,
  top: y - 2.3,
  bottom: y + 0.1,
})

/**
 * The sides of the names on a map with pins, by the `geolocation` of the towns.
 * @param pins `latitude,longitude`, degrees
 * @param wide the width of the map, rem
 */
export function townSides(
  towns: readonly NamedTown[],
  pins: readonly string[],
  window: MapWindow,
  wide: number,
): ReadonlyMap<string, TownSide | null> {
  const tall = wide / ratioOf(window)
  const placeOf = (geolocation: string) => {
    const [latitude = 0, longitude = 0] = geolocation.split(',').map(Number)
    const { x, y } = project([latitude, longitude], window)
    return { x: x * wide, y: y * tall }
  }
  const drops = pins.map((pin) => pinBox(placeOf(pin)))
  const found = freeSides(towns, ({ geolocation }) => placeOf(geolocation), drops, { width: wide, height: tall, sizes })
  return new Map([...found].map(([{ geolocation }, free]) => [geolocation, free?.side ?? null]))
}
