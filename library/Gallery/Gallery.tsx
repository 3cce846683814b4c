import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'

export type GalleryPart = 'root' | 'list' | 'item' | 'figure' | 'caption'

export interface GalleryProps {
  /** What the pictures show together. */
  label: string
  /** `picture` is a `Cover`; with a caption it is a figure of that name. */
  pictures: readonly { id: string | number; picture: ReactNode; caption?: ReactNode }[]
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<GalleryPart>
}

/**
 * Pictures with their captions: a strip to swipe on a narrow page, a grid on a wide one. Nothing at all where there
 * are none.
 *
 * Keyboard: Tab goes to the strip, the arrow keys scroll it.
 */
export const Gallery = ({ label, pictures, ref, classNames: c = {} }: GalleryProps) =>
  pictures.length > 0 && (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the strip scrolls, so the keyboard must reach it (WCAG 2.1.1)
    <div ref={ref} className={c.root} role="group" aria-label={label} tabIndex={0}>
      <ul className={c.list}>
        {pictures.map(({ id, picture, caption }) => (
          <li key={id} className={c.item}>
            {caption ? (
              <figure className={c.figure}>
                {picture}
                <figcaption className={c.caption}>{caption}</figcaption>
              </figure>
            ) : (
              picture
            )}
          </li>
        ))}
      </ul>
    </div>
  )
