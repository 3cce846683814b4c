import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type CoverPart = 'root' | 'alternative'
/** Width to height of a picture. */
export type CoverRatio = '3x2' | '4x3' | '4x5' | '16x9' | '21x9'

export interface CoverProps {
  src: string
  /** The picture's own size, px; reserves its place while it loads. */
  width: number
  height: number
  /** Empty for a drawing that tells nothing beyond the text. */
  alt: string
  /** The text shown if pictures are switched off, for a picture that tells nothing beyond its text; default: `alt`. */
  alternative?: string
  /** The aspect ratio of the frame; default: the picture's own. */
  ratio?: CoverRatio
  /** The first picture of a page, which must load at once. */
  isPriority?: boolean
  /** The picture itself. */
  ref?: Ref<HTMLImageElement>
  classNames?: ClassNames<CoverPart>
}

/**
 * A picture in a frame. If pictures are switched off or it cannot be shown, its alternative text is shown; in the
 * dark theme it is dimmed slightly. Parts: `root` is the picture; `alternative` its text, hidden while pictures are
 * on.
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
