import type { ClassNames } from '../dress.ts'

export type SkeletonPart = 'root' | 'picture' | 'lines' | 'line'

export interface SkeletonProps {
  /** Keeps the geometry of what will stand here: lines of text, a card, a tall card, a row of a list, a suggestion. */
  variant?: 'text' | 'card' | 'tall' | 'row' | 'suggestion'
  lines?: number
  classNames?: ClassNames<SkeletonPart>
}

/** What is coming, drawn grey. Hidden from assistive technology: say 'loading' once, beside the list. */
export const Skeleton = ({ variant = 'text', lines = variant === 'text' ? 3 : 2, classNames: c = {} }: SkeletonProps) => (
  <div className={c.root} data-variant={variant} aria-hidden="true">
    {variant !== 'text' && <div className={c.picture} />}
    <div className={c.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={c.line} />
      ))}
    </div>
  </div>
)
