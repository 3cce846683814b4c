import { useId, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { subscribeWidgetMessages, type SubscribeWidgetMessages } from '../messages/SubscribeWidget.ts'
import { useMessages } from '../messages/useMessages.ts'
import { SocialLinks, type SocialLinksProps } from '../SocialLinks/SocialLinks.tsx'

export type SubscribeWidgetPart = 'root' | 'title' | 'text' | 'links' | 'link' | 'icon'

export interface SubscribeWidgetProps {
  links: SocialLinksProps['links']
  /** A network's own embed, where one is configured and the reader has agreed to it. */
  embed?: ReactNode
  messages?: Partial<SubscribeWidgetMessages>
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<SubscribeWidgetPart>
}

/**
 * Where the portal publishes news: its pages in social networks, and a network's own embed where there is one. With
 * neither nothing is drawn.
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
