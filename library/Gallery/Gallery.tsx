import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type GalleryPart = 'root' | 'list' | 'item' | 'figure' | 'caption'

export interface GalleryProps {
  /** What the pictures show together. */
  label: string
  pictures: readonly { id: string | number; picture: ReactNode; caption?: ReactNode }[]
  classNames?: ClassNames<GalleryPart>
}

/** Pictures with their captions: a strip to swipe on a narrow page, a grid on a wide one. */
export const Gallery = ({ label, pictures, classNames: c = {} }: GalleryProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the strip scrolls, so the keyboard must reach it (WCAG 2.1.1)
  <div className={c.root} role="group" aria-label={label} tabIndex={0}>
    <ul className={c.list}>
      {pictures.map(({ id, picture, caption }) => (
        <li key={id} className={c.item}>
          <figure className={c.figure}>
            {picture}
            {caption && <figcaption className={c.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </div>
)
