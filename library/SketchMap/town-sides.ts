import { project, ratioOf, type MapWindow } from '../drawing/projection.ts'

/** Where the name of a town stands beside its dot. */
export type TownSide = 'left' | 'right' | 'top' | 'bottom'

/** What of a town its name's place depends on. */
export interface NamedTown {
  title: string
  /** `latitude,longitude`, degrees. */
  geolocation: string
  side?: TownSide
  isBig?: boolean
}

/** rem; sizes of letters are in rem too, so that larger letters have the room of a narrower map. */
interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

const areApart = (one: Box, other: Box) =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

const sides = ['right', 'left', 'top', 'bottom'] as const
/** rem of a letter, of a line, and from the dot to the name. */
const letter = { big: 0.58, small: 0.5 }
const line = 1.05
const gap = 0.6

function nameBox({ title, isBig }: NamedTown, { x, y }: { x: number; y: number }, side: TownSide): Box {
  const wide = title.length * (isBig ? letter.big : letter.small)
  const left = { right: x + gap, left: x - gap - wide, top: x - wide / 2, bottom: x - wide / 2 }[side]
  const top = { right: y - line / 2, left: y - line / 2, top: y - gap - line, bottom: y + gap }[side]
  return { left, top, right: left + wide, bottom: top + line }
}

/** The drop over its place: its tip is at the lower end. */
const pinBox = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - 1.1,
  right: x + 1.1,
  top: y - 2.3,
  bottom: y + 0.1,
})

/**
 * On which side of its dot each name has room: within the map, beside the pins and the other names. Big towns choose
 * first, each its own side first. `null`: on none, so that it is not named.
 * @param pins `latitude,longitude`, degrees
 * @param wide rem of the map
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
  const isWithin = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= wide && bottom <= tall
  const taken = pins.map((pin) => pinBox(placeOf(pin)))
  const found = new Map<string, TownSide | null>()
  for (const town of towns.toSorted((one, other) => Number(other.isBig ?? false) - Number(one.isBig ?? false))) {
    const choices = [town.side ?? 'right', ...sides].map((side) => ({
      side,
      box: nameBox(town, placeOf(town.geolocation), side),
    }))
    const free = choices.find(({ box }) => isWithin(box) && taken.every((other) => areApart(box, other)))
    if (free) taken.push(free.box)
    found.set(town.geolocation, free?.side ?? null)
  }
  return found
}
