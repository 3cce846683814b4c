import { useId, type ReactNode, type Ref } from 'react'
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
  | 'places'
  | 'place'
  | 'credit'

/** A place with its own address. */
export interface SketchPlace {
  title: string
  href: string
}

/** `href`: where the pin links to; `places`: those that it represents, more than one, of which it opens a list. */
type SketchPinTarget = { href: string; places?: never } | { href?: never; places: readonly SketchPlace[] }

/** A mark at a point. One outside the map's window is left out. */
export type SketchPin = SketchPinTarget & {
  id: string | number
  /** `latitude,longitude`, degrees. */
  geolocation: string
  title: string
  icon?: string
  category?: ColorCategory
  isSelected?: boolean
  /** The position of a stop in its track, or of all stops at this point, such as '1–4'; shown instead of the icon. */
  number?: number | string
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
  const listId = useId()
  const { mark, title } = markedTitle(pin)
  const drop = {
    className: c.pin,
    style: placePin(window, pin.geolocation),
    'aria-current': pin.isSelected ? ('true' as const) : undefined,
    'data-selected': pin.isSelected || undefined,
    'data-category': pin.category ?? 'place',
    'data-stop': mark === null ? undefined : '',
  }
  const content = (
    <>
      {mark === null && !pin.places ? (
        <Icon path={pin.icon ?? pinIcon} className={c.pinIcon} />
      ) : (
        <span className={c.number} aria-hidden={mark === null || undefined}>
          {mark ?? pin.places?.length}
        </span>
      )}{' '}
      <span className={c.pinTitle}>{title}</span>
    </>
  )
  if (!pin.places)
    return (
      <a {...drop} href={pin.href}>
        {content}
      </a>
    )
  return (
    <>
      <button {...drop} type="button" popoverTarget={listId}>
        {content}
      </button>
      {/* The browser opens and closes it, without scripts too. */}
      <ul id={listId} popover="auto" className={c.places} aria-label={title}>
        {pin.places.map((place) => (
          <li key={place.href}>
            <a className={c.place} href={place.href}>
              {place.title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * A drawn map that needs no scripts. Everything on it must also be in a list beside it. Keyboard: towns with links,
 * then pins, in the given order; the pin of several places opens their list, which Escape closes. Parts: `pin` is the
 * link or the button, `pinTitle` its name, which is shown on hover and focus; `places` the list, `place` a link in it.
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
