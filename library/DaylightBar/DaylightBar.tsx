import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type DaylightBarPart = 'root' | 'bar' | 'twilight' | 'daylight' | 'text' | 'label' | 'length'

export interface DaylightBarProps {
  /**
   * Decimal hours of the day, civil twilight from `dawn` to `rise` and from `set` to `dusk`; values before 0 or after
   * 24 are cut. If the sun does not set, `rise` is 0 and `set` 24; if it does not rise, both are noon.
   */
  dawn: number
  rise: number
  set: number
  dusk: number
  /** The light hours in words. */
  label: ReactNode
  /** How long the day is, in words. */
  length: ReactNode
  /** Everything the picture shows, as one sentence. */
  description: string
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<DaylightBarPart>
}

const span = (from: number, to: number) => {
  const [start, end] = [Math.max(0, from), Math.min(24, to)]
  return { insetInlineStart: `${(start / 24) * 100}%`, inlineSize: `${((end - start) / 24) * 100}%` }
}

/**
 * The light part of a day of 24 hours, as a bar and in words. It is read out as one picture named `description`.
 * Parts: `twilight` is under `daylight` on the `bar`, which is the night; `text` holds `label` and `length`.
 * @see https://gml.noaa.gov/grad/solcalc/glossary.html civil twilight: the sun is less than 6° below the horizon
 */
export const DaylightBar = ({
  dawn,
  rise,
  set,
  dusk,
  label,
  length,
  description,
  ref,
  classNames: c = {},
}: DaylightBarProps) => (
  <div className={c.root} ref={ref} role="img" aria-label={description}>
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
