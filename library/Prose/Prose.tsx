import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { linkMessages, type LinkMessages } from '../messages/Link.ts'
import { useMessages } from '../messages/useMessages.ts'
import { withAlternatives } from './alternatives.ts'
import { withLinks } from './links.ts'

export type ProsePart = 'root' | 'alternative' | 'newTab'

/** The text of editors, as elements or as HTML that has already been sanitised. */
type Written = { children: ReactNode; html?: never } | { children?: never; html: string }
interface OwnProps {
  /** Addresses on these hosts are pages of the portal. */
  ownHosts?: readonly string[]
  messages?: Partial<LinkMessages>
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<ProsePart>
}
export type ProseProps = Written & OwnProps

/**
 * Running text of a page: headings, lists, quotations, tables, pictures, in a readable line length. Its own headings
 * begin at level 2. Parts: `alternative` is the alternative text of a picture in `html`, hidden while pictures are
 * on; `newTab` is read out after a link in it to another site.
 */
export function Prose({ children, html, ownHosts = [], messages, ref, classNames: c = {} }: ProseProps) {
  const { newTab } = useMessages(linkMessages, messages)
  if (html === undefined) {
    return (
      <div ref={ref} className={c.root}>
        {children}
      </div>
    )
  }
  const text = withLinks(html, { ownHosts, newTab, className: c.newTab })
  return (
    <div ref={ref} className={c.root} dangerouslySetInnerHTML={{ __html: withAlternatives(text, c.alternative) }} />
  )
}
