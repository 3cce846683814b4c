import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { labelOf } from '../labels/label.ts'
import { useLanguage } from '../messages/language.tsx'
import { socialLinksMessages, type SocialLinksMessages } from '../messages/SocialLinks.ts'
import { useMessages } from '../messages/useMessages.ts'
import { networkIcons, networkTitles, type SocialNetwork } from './networks.ts'

export type SocialLinksPart = 'root' | 'link' | 'icon'

export interface SocialLinksProps {
  /** Shown in this order; if empty, nothing is rendered. */
  links: readonly { network: SocialNetwork; href: string }[]
  messages?: Partial<SocialLinksMessages>
  ref?: Ref<HTMLUListElement>
  classNames?: ClassNames<SocialLinksPart>
}

/**
 * Links to the portal's pages in social networks, with our own icons: a network learns of the visitor only when its
 * link is followed. Each opens in a new tab, and says so.
 *
 * Keyboard: Tab goes through the networks, Enter follows one.
 */
export function SocialLinks({ links, messages, ref, classNames = {} }: SocialLinksProps) {
  const language = useLanguage()
  const { social, inNewTab } = useMessages(socialLinksMessages, messages)
  if (links.length === 0) return null
  return (
    <ul ref={ref} className={classNames.root} aria-label={social}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a
            className={classNames.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={inNewTab(labelOf(networkTitles, network, language))}
          >
            <Icon path={networkIcons[network]} classNames={{ root: classNames.icon }} />
          </a>
        </li>
      ))}
    </ul>
  )
}
