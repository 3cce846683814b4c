import type { ComponentPropsWithRef } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { external } from '../Icon/icons.ts'
import { linkMessages, type LinkMessages } from '../messages/Link.ts'
import { useMessages } from '../messages/useMessages.ts'
import { classifyLink } from './classifyLink.ts'

export type LinkPart = 'root' | 'mark'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** As written by an editor or a server; it is parsed as a browser would, and rejected if it is not safe. */
  href: string
  /** Addresses on these hosts are pages of the portal. */
  ownHosts?: readonly string[]
  messages?: Partial<LinkMessages>
  classNames?: ClassNames<LinkPart>
}

/**
 * A link to anywhere: to a page of the portal in the same tab, to another site in a new tab with a mark that says so,
 * to an e-mail or a phone number. An unsafe address, such as one with a script, renders plain text, and `ref` stays
 * empty. Keyboard: Enter follows it. Parts: `mark` is the arrow of a link that opens in a new tab.
 * @see WCAG 2.2, 3.2.5 Change on Request; technique G201
 */
export function Link({ href, ownHosts, messages, classNames = {}, className, children, ...anchor }: LinkProps) {
  const { newTab } = useMessages(linkMessages, messages)
  const target = classifyLink(href, ownHosts)
  const root = [classNames.root, className].filter(Boolean).join(' ') || undefined

  switch (target.kind) {
    case 'refused':
      return <span className={root}>{children}</span>
    case 'inside':
    case 'contact':
      return (
        <a {...anchor} className={root} href={target.href}>
          {children}
        </a>
      )
    case 'outside':
      return (
        <a {...anchor} className={root} href={target.href} target="_blank" rel="noopener noreferrer">
          {children} <Icon path={external} size="sm" label={newTab} classNames={{ root: classNames.mark }} />
        </a>
      )
    default:
      return target satisfies never
  }
}
