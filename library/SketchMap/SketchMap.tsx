import type { ReactNode, Ref } from 'react'
import { across } from '../Category/across.ts'
import { project, ratioOf, type MapWindow } from '../drawing/projection.ts'
import type { ClassNames } from '../dress.ts'
import type { ColorCategory } from '../Icon/categories.ts'
import { Icon } from '../Icon/Icon.tsx'
import { pin as pinIcon } from '../Icon/icons.ts'
import { markOf } from '../Map/spots.ts'
import { townSides, type NamedTown, type TownSide } from './town-sides.ts'

export type SketchMapPart =
  | 'root'
  | 'map'
  | 'picture'
  | 'town'
  | 'dot'
  | 'townTitle'
  | 'pins'
  | 'pinItem'
  | 'pin'
  | 'pinIcon'
  | 'number'
  | 'pinTitle'
  | 'credit'

/** A link at a point. One outside the map's window is left out. */
export interface SketchPin {
  id: string | number
  /** `latitude,longitude`, degrees. */
  geolocation: string
  title: string
  href: string
  icon?: string
  category?: ColorCategory
  isSelected?: boolean
  /** The position of a stop in its track, or of all stops at this point, such as '1–4'; shown instead of the icon. */
  number?: number | string
  /** How many places the pin represents, if more than one; shown instead of the icon. */
  count?: number
}

/** A dot and a name for orientation; without room for its name the town is hidden. */
export interface SketchTown extends NamedTown {
  /** The preferred side of the name; another one is used if a pin or another name is there. */
  side?: TownSide
  /** Narrow maps show only big towns. */
  isBig?: boolean
  href?: string
}

export interface SketchMapProps {
  /** The accessible name of the map. */
  label: string
  /** The address of a picture that shows exactly this window. */
  src: string
  window: MapWindow
  /** Width divided by height; default: that of the window. */
  ratio?: number
  pins?: readonly SketchPin[]
  towns?: readonly SketchTown[]
  /** The sources of its data. */
  credit?: ReactNode
  /** Loads the picture at once, for a map on the first screen. */
  isPriority?: boolean
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<SketchMapPart>
}

/** px; any size with the right ratio reserves the space while the picture loads. */
const pictureWidth = 900

function placeOn(window: MapWindow, geolocation: string) {
  const [latitude = 0, longitude = 0] = geolocation.split(',').map(Number)
  const { x, y } = project([latitude, longitude], window)
  const isInside = x >= 0 && x <= 1 && y >= 0 && y <= 1
  return { isInside, x, style: { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` } }
}

function placePin(window: MapWindow, geolocation: string) {
  const { style, x } = placeOn(window, geolocation)
  return { ...style, ...across(x) }
}

/** The least width in rem of a map on a wide page, on a phone, and on a phone with text at 200 %. */
const widths = { wide: 26, narrow: 20, narrowest: 10 }

const Town = ({
  town,
  window,
  sides,
  classNames: c,
}: {
  town: SketchTown
  window: MapWindow
  sides: Record<keyof typeof widths, TownSide | null>
  classNames: ClassNames<SketchMapPart>
}) => {
  const Name = town.href ? 'a' : 'span'
  return (
    <Name
      className={c.town}
      href={town.href}
      style={placeOn(window, town.geolocation).style}
      data-wide={sides.wide ?? 'none'}
      data-narrow={sides.narrow ?? 'none'}
      data-narrowest={sides.narrowest ?? 'none'}
      data-big={town.isBig || undefined}
    >
      <span className={c.dot} />
      <span className={c.townTitle}>{town.title}</span>
    </Name>
  )
}

/** Numbers that do not fit into a pin are shown before its title. */
function markedTitle({ number, title }: SketchPin): { mark: string | null; title: string } {
  if (number === undefined) return { mark: null, title }
  const mark = markOf(`${number}`)
  return { mark, title: mark === `${number}` ? title : `${number} ${title}` }
}

const Pin = ({
  pin,
  window,
  classNames: c,
}: {
  pin: SketchPin
  window: MapWindow
  classNames: ClassNames<SketchMapPart>
}) => {
  const { mark, title } = markedTitle(pin)
  return (
    <a
      className={c.pin}
      href={pin.href}
      style={placePin(window, pin.geolocation)}
      aria-current={pin.isSelected ? 'true' : undefined}
      data-selected={pin.isSelected || undefined}
      data-category={pin.category ?? 'place'}
      data-stop={mark === null ? undefined : ''}
    >
      {mark === null && pin.count === undefined ? (
        <Icon path={pin.icon ?? pinIcon} className={c.pinIcon} />
      ) : (
        <span className={c.number} aria-hidden={mark === null || undefined}>
          {mark ?? pin.count}
        </span>
      )}{' '}
      <span className={c.pinTitle}>{title}</span>
    </a>
  )
}

/**
 * A drawn map that needs no scripts. Everything on it must also be in a list beside it. Keyboard: towns with links,
 * then pins, are links in the given order. Parts: `pin` is the link, `pinTitle` its name, which is shown on hover and
 * focus.
 * @see https://proj.org/en/stable/operations/projections/merc.html the projection
 */
export function SketchMap(props: SketchMapProps) {
  const {
    label,
    src,
    window,
    ratio = ratioOf(window),
    pins = [],
    towns = [],
    credit,
    isPriority = false,
    ref,
    classNames: c = {},
  } = props
  const shown = pins.filter(({ geolocation }) => placeOn(window, geolocation).isInside)
  const named = towns.filter(({ geolocation }) => placeOn(window, geolocation).isInside)
  const sidesAt = (wide: number) => {
    const ofWidth = wide === widths.wide ? named : named.filter(({ isBig }) => isBig)
    const at = shown.map(({ geolocation }) => geolocation)
    return townSides(ofWidth, at, window, wide)
  }
  const [wide, narrow, narrowest] = [sidesAt(widths.wide), sidesAt(widths.narrow), sidesAt(widths.narrowest)]
  const sidesOf = ({ geolocation }: SketchTown) => ({
    wide: wide.get(geolocation) ?? null,
    narrow: narrow.get(geolocation) ?? null,
    narrowest: narrowest.get(geolocation) ?? null,
  })
  return (
    <figure ref={ref} className={c.root} aria-label={label}>
      <div className={c.map} style={{ aspectRatio: ratio.toFixed(4) }}>
        <img
          className={c.picture}
          src={src}
          alt=""
          width={pictureWidth}
          height={Math.round(pictureWidth / ratio)}
          loading={isPriority ? undefined : 'lazy'}
          decoding="async"
        />
        {named.map((town) => (
          <Town key={town.geolocation} town={town} window={window} sides={sidesOf(town)} classNames={c} />
        ))}
        {shown.length > 0 && (
          <ul className={c.pins}>
            {shown.map((pin) => (
              <li key={pin.id} className={c.pinItem}>
                <Pin pin={pin} window={window} classNames={c} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {credit && <figcaption className={c.credit}>{credit}</figcaption>}
    </figure>
  )
}
