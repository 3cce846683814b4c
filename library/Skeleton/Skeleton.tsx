import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type SkeletonPart = 'root' | 'picture' | 'lines' | 'line'
/** The content that a `Skeleton` replaces; it determines the shape and number of its lines. */
export type SkeletonVariant = 'text' | 'card' | 'tall' | 'row' | 'guide' | 'track' | 'event' | 'result' | 'suggestion'

/** The usual number of lines of the content. */
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
   * The content whose geometry it has: lines of text, an `ObjectCard` (`card`, `tall`, `row`, `guide`), a `TrackCard`,
   * an `EventRow`, a `SearchResult`, a suggestion.
   */
  variant?: SkeletonVariant
  /** The number of lines of text; default: the usual number for the content. */
  lines?: number
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<SkeletonPart>
}

/**
 * A grey placeholder for loading content, which keeps the layout from moving. Hidden from assistive technology:
 * announce 'loading' once, beside the list. With reduced motion it is not animated.
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
