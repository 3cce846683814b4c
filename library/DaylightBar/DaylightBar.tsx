import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type DaylightBarPart = 'root' | 'bar' | 'twilight' | 'daylight' | 'text' | 'label' | 'length'

export interface DaylightBarProps {
  /** Hours of the day, 0 to 24, with decimals; civil twilight from `dawn` to `rise` and from `set` to `dusk`. */
  dawn: number
  rise: number
  set: number
  dusk: number
  /** The light hours in words. */
  label: ReactNode
  /** How long the day is, in words. */
  length: ReactNode
  /** Everything the picture says, as one sentence. */
  description: string
  classNames?: ClassNames<DaylightBarPart>
}

const span = (from: number, to: number) => ({ insetInlineStart: `${(from / 24) * 100}%`, inlineSize: `${((to - from) / 24) * 100}%` })

/** The light part of a day of 24 hours; the text always repeats it. */
export const DaylightBar = ({ dawn, rise, set, dusk, label, length, description, classNames: c = {} }: DaylightBarProps) => (
  <div className={c.root} role="img" aria-label={description}>
    <div className={c.bar}>
      <span className={c.twilight} style={span(dawn, dusk)} />
      <span className={c.daylight} style={span(rise, set)} />
    </div>
    <div className={c.text}>
      <span className={c.label}>{label}</span>
      <span className={c.length}>{length}</span>
    </div>
  </div>
)
