import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { skipLinkMessages, type SkipLinkMessages } from '../messages/SkipLink.ts'
import { useMessages } from '../messages/useMessages.ts'

export type SkipLinkPart = 'root'

export interface SkipLinkProps {
  /** The id of the page's `<main>`. */
  targetId?: string
  messages?: Partial<SkipLinkMessages>
  /** Of the link. */
  ref?: Ref<HTMLAnchorElement>
  classNames?: ClassNames<SkipLinkPart>
}

/**
 * The first tab stop, invisible until it has focus; a landmark of its own, because it is outside the others. The
 * page's `<main>` needs the id, and `tabIndex={-1}` to take focus. Keyboard: Enter skips everything before the
 * content.
 * @see WCAG 2.2, 2.4.1 Bypass Blocks
 */
export function SkipLink({ targetId = 'main', messages, ref, classNames = {} }: SkipLinkProps) {
  const { toContent } = useMessages(skipLinkMessages, messages)
  return (
    <nav aria-label={toContent}>
      <a ref={ref} className={classNames.root} href={`#${targetId}`}>
        {toContent}
      </a>
    </nav>
  )
}
