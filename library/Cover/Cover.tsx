import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type CoverPart = 'root' | 'alternative'
/** Width to height of a picture. */
export type CoverRatio = '3x2' | '4x3' | '4x5' | '16x9' | '21x9'

export interface CoverProps {
  src: string
  /** px of the picture itself: with them the place is kept while it loads. */
  width: number
  height: number
  /** Empty for a drawing that says nothing the text does not. */
  alt: string
  /** The words where pictures are off, of a picture that says nothing beside its text; `alt` if left out. */
  alternative?: string
  /** The frame it is shown in; the picture's own proportions if left out. */
  ratio?: CoverRatio
  /** The first picture of a page, which is not to wait. */
  isPriority?: boolean
  /** The picture itself. */
  ref?: Ref<HTMLImageElement>
  classNames?: ClassNames<CoverPart>
}

/**
 * A picture in a frame. Where pictures are off, or the browser shows none, its words stand in its place; in the dark
 * it is dimmed a little.
 *
 * Parts: `root` is the picture; `alternative` its words, hidden while pictures are on.
 * @see https://www.w3.org/WAI/tutorials/images/decision-tree/
 */
export const Cover = ({
  src,
  width,
  height,
  alt,
  alternative = alt,
  ratio,
  isPriority = false,
  ref,
  classNames: c = {},
}: CoverProps) => (
  <>
    <img
      ref={ref}
      className={c.root}
      src={src}
      width={width}
      height={height}
      alt={alt}
      data-alternative={alternative === alt ? undefined : alternative}
      loading={isPriority ? undefined : 'lazy'}
      decoding="async"
      fetchPriority={isPriority ? 'high' : undefined}
      data-ratio={ratio}
    />
    {alternative && (
      <span className={c.alternative} hidden>
        {alternative}
      </span>
    )}
  </>
)
