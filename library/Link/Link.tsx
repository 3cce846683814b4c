import type { ComponentPropsWithRef } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { external } from '../Icon/icons.ts'
import { linkMessages, type LinkMessages } from '../messages/Link.ts'
import { useMessages } from '../messages/useMessages.ts'
import { classifyLink } from './classifyLink.ts'

export type LinkPart = 'root' | 'mark'

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  href: string
  /** Addresses on these hosts are pages of the portal. */
  ownHosts?: readonly string[]
  messages?: Partial<LinkMessages>
  classNames?: ClassNames<LinkPart>
}

/** In-app, or in a new tab with a mark that says so; an address that leads nowhere safe stays plain text. */
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
          {children}{' '}
          <Icon path={external} size="sm" label={newTab} classNames={{ root: classNames.mark }} />
        </a>
      )
    default:
      return target satisfies never
  }
}
