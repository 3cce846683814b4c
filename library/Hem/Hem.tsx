import type { Ref } from 'react'
import type { BandName } from '../drawing/ornament.ts'
import type { ClassNames } from '../dress.ts'
import type { ColorCategory } from '../Icon/categories.ts'

export type HemPart = 'root'
/** The repeated pattern; each is drawn in `drawing/ornament.ts`. */
export type Band = BandName

export interface HemProps {
  band?: Band
  /** Height: 0.8, 1.75 or 2.5 rem. */
  size?: 'sm' | 'md' | 'lg'
  /** Points down from an edge above it. */
  isFlipped?: boolean
  /** The colour of a category instead of the theme's hem. */
  category?: ColorCategory
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<HemPart>
}

/**
 * A border ornament along an edge. Decorative: hidden from screen readers, and not shown if pictures are off or in
 * themes for low vision, so nothing may depend on it.
 */
export const Hem = ({ band = 'antler', size = 'md', isFlipped, category, ref, classNames = {} }: HemProps) => (
  <div
    ref={ref}
    className={classNames.root}
    aria-hidden="true"
    data-decoration=""
    data-band={band}
    data-size={size}
    data-flipped={isFlipped || undefined}
    data-category={category}
  />
)
