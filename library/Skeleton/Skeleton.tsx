import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type SkeletonPart = 'root' | 'picture' | 'lines' | 'line'
/** What a `Skeleton` stands in for: the shape and number of its lines follow from it. */
export type SkeletonVariant = 'text' | 'card' | 'tall' | 'row' | 'guide' | 'track' | 'event' | 'result' | 'suggestion'

/** As many as the thing itself usually has. */
const usualLines: Record<SkeletonVariant, number> = {
  text: 3,
  card: 2,
  tall: 2,
  row: 4,
  guide: 3,
  track: 3,
  event: 2,
  result: 4,
  suggestion: 2,
}

export interface SkeletonProps {
  /**
   * Keeps the geometry of what will stand here: lines of text, an `ObjectCard` (`card`, `tall`, `row`, `guide`), a
   * `TrackCard`, an `EventRow`, a `SearchResult`, a suggestion.
   */
  variant?: SkeletonVariant
  /** How many lines of text; as many as the thing itself usually has if left out. */
  lines?: number
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<SkeletonPart>
}

/**
 * What is coming, drawn grey in its place, so that nothing moves when it comes. Hidden from assistive technology: say
 * 'loading' once, beside the list. Where the reader wants less motion, it stands still.
 */
export const Skeleton = ({ variant = 'text', lines = usualLines[variant], ref, classNames: c = {} }: SkeletonProps) => (
  <div ref={ref} className={c.root} data-variant={variant} aria-hidden="true">
    {variant !== 'text' && <div className={c.picture} />}
    <div className={c.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={c.line} />
      ))}
    </div>
  </div>
)
