import { useState, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { minus, plus } from '../Icon/icons.ts'
import type { MapMessages } from '../messages/Map.ts'
import type { MapPlace, MapType } from './places.ts'
import type { ZoomEnds } from './view.ts'

export type ControlsPart =
  | 'zoom'
  | 'zoomButton'
  | 'zoomEnd'
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

type ZoomProps = Shared & { ends: ZoomEnds; onZoom: (steps: number) => void }

/** A button at the end of the zoom range keeps focus, and says why it does nothing. */
export function Zoom({ ends, onZoom, words, classNames: c }: ZoomProps) {
  const [pressed, setPressed] = useState(0)
  const buttons = [
    { steps: 1, label: words.zoomIn, icon: plus, isAtEnd: ends.isClosest, end: words.closest },
    { steps: -1, label: words.zoomOut, icon: minus, isAtEnd: ends.isFarthest, end: words.farthest },
  ]
  return (
    <div className={c.zoom} data-over-map="" role="group" aria-label={words.zoom}>
      {buttons.map(({ steps, label, icon, isAtEnd }) => (
        <button
          key={steps}
          type="button"
          className={c.zoomButton}
          aria-label={label}
          aria-disabled={isAtEnd || undefined}
          onClick={() => {
            setPressed(steps)
            if (!isAtEnd) onZoom(steps)
          }}
        >
          <Icon path={icon} />
        </button>
      ))}
      <p className={c.zoomEnd} aria-live="polite">
        {buttons.find(({ steps, isAtEnd }) => isAtEnd && steps === pressed)?.end}
      </p>
    </div>
  )
}

interface TypesProps extends Shared {
  /** Distinguishes the radio buttons of one map from those of another. */
  name: string
  types: readonly MapType[]
  typeId: string
  onChange: (id: string) => void
}
export const Types = ({ name, types, typeId, onChange, words, classNames: c }: TypesProps) => (
  <fieldset className={c.types} data-over-map="">
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
