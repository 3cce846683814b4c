import { useId, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { subscribeWidgetMessages, type SubscribeWidgetMessages } from '../messages/SubscribeWidget.ts'
import { useMessages } from '../messages/useMessages.ts'
import { SocialLinks, type SocialLinksProps } from '../SocialLinks/SocialLinks.tsx'

export type SubscribeWidgetPart = 'root' | 'title' | 'text' | 'links' | 'link' | 'icon'

export interface SubscribeWidgetProps {
  links: SocialLinksProps['links']
  /** A network's own embed, if one is configured and the visitor has agreed to it. */
  embed?: ReactNode
  messages?: Partial<SubscribeWidgetMessages>
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<SubscribeWidgetPart>
}

/**
 * The portal's pages in social networks, and a network's own embed if there is one. Without both nothing is rendered.
 *
 * Keyboard: Tab goes through the networks, Enter follows one.
 */
export function SubscribeWidget({ links, embed, messages, ref, classNames = {} }: SubscribeWidgetProps) {
  const { title, text } = useMessages(subscribeWidgetMessages, messages)
  const titleId = useId()
  if (links.length === 0 && !embed) return null
  return (
    <section ref={ref} className={classNames.root} aria-labelledby={titleId}>
      <h2 className={classNames.title} id={titleId}>
        {title}
      </h2>
      <p className={classNames.text}>{text}</p>
      <SocialLinks
        links={links}
        classNames={{ root: classNames.links, link: classNames.link, icon: classNames.icon }}
      />
      {embed}
    </section>
  )
}
