import type { BandName } from '../drawing/ornament.ts'
import type { ClassNames } from '../dress.ts'
import type { ColorCategory } from '../Icon/categories.ts'

export type HemPart = 'root'
export type Band = BandName

export interface HemProps {
  band?: Band
  size?: 'sm' | 'md' | 'lg'
  /** Points down from an edge above it. */
  isFlipped?: boolean
  /** The colour of a category instead of the theme's hem. */
  category?: ColorCategory
  classNames?: ClassNames<HemPart>
}

/** A border band on the edge of something. Decoration: nothing may depend on it. */
export const Hem = ({ band = 'antler', size = 'md', isFlipped, category, classNames = {} }: HemProps) => (
  <div
    className={classNames.root}
    aria-hidden="true"
    data-decoration=""
    data-band={band}
    data-size={size}
    data-flipped={isFlipped || undefined}
    data-category={category}
  />
)
