import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { minus, plus } from '../Icon/icons.ts'
import type { MapMessages } from '../messages/Map.ts'
import type { MapPlace, MapType } from './places.ts'

export type ControlsPart =
  | 'zoom'
  | 'zoomButton'
  | 'types'
  | 'typesLegend'
  | 'type'
  | 'typeInput'
  | 'card'
  | 'cardTitle'
  | 'cardFacts'
  | 'cardActions'
interface Shared {
  words: MapMessages
  classNames: ClassNames<ControlsPart>
}

export const Zoom = ({ onZoom, words, classNames: c }: Shared & { onZoom: (steps: number) => void }) => (
  <div className={c.zoom} role="group" aria-label={words.zoom}>
    <button type="button" className={c.zoomButton} aria-label={words.zoomIn} onClick={() => onZoom(1)}>
      <Icon path={plus} />
    </button>
    <button type="button" className={c.zoomButton} aria-label={words.zoomOut} onClick={() => onZoom(-1)}>
      <Icon path={minus} />
    </button>
  </div>
)

interface TypesProps extends Shared {
  /** Tells one map's radios from another's. */
  name: string
  types: readonly MapType[]
  typeId: string
  onChange: (id: string) => void
}
export const Types = ({ name, types, typeId, onChange, words, classNames: c }: TypesProps) => (
  <fieldset className={c.types}>
    <legend className={c.typesLegend}>{words.types}</legend>
    {types.map(({ id, title }) => (
      <label key={id} className={c.type} data-selected={id === typeId || undefined}>
        <input
          type="radio"
          className={c.typeInput}
          name={name}
          value={id}
          checked={id === typeId}
          onChange={() => onChange(id)}
        />
        {title}
      </label>
    ))}
  </fieldset>
)

/** The chosen place, over the map. */
interface CardProps extends Omit<Shared, 'words'> {
  place: MapPlace
  facts: string
  actions?: ReactNode
}
export const Card = ({ place, facts, actions, classNames: c }: CardProps) => (
  <div className={c.card} role="group" aria-label={place.title}>
    <a className={c.cardTitle} href={place.href}>
      {place.title}
    </a>
    {facts && <p className={c.cardFacts}>{facts}</p>}
    {actions && <div className={c.cardActions}>{actions}</div>}
  </div>
)
