import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { withAlternatives } from './alternatives.ts'

export type ProsePart = 'root' | 'alternative'

/** What editors wrote, as plain elements or as HTML that has already been made safe. */
type Written = { children: ReactNode; html?: never } | { children?: never; html: string }
export type ProseProps = Written & { ref?: Ref<HTMLDivElement>; classNames?: ClassNames<ProsePart> }

/**
 * Running text of a page: headings, lists, quotations, tables, pictures, in a measure that is easy to read. Its own
 * headings begin at level 2.
 *
 * Parts: `alternative` is the words of a picture in `html`, hidden while pictures are on.
 */
export const Prose = ({ children, html, ref, classNames: c = {} }: ProseProps) =>
  html === undefined ? (
    <div ref={ref} className={c.root}>
      {children}
    </div>
  ) : (
    <div ref={ref} className={c.root} dangerouslySetInnerHTML={{ __html: withAlternatives(html, c.alternative) }} />
  )
