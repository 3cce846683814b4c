import { useId, type ReactNode } from 'react'
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
  classNames?: ClassNames<SubscribeWidgetPart>
}

export function SubscribeWidget({ links, embed, messages, classNames = {} }: SubscribeWidgetProps) {
  const { title, text } = useMessages(subscribeWidgetMessages, messages)
  const titleId = useId()
  return (
    <section className={classNames.root} aria-labelledby={titleId}>
      <h2 className={classNames.title} id={titleId}>
        {title}
      </h2>
      <p className={classNames.text}>{text}</p>
      <SocialLinks links={links} classNames={{ root: classNames.links, link: classNames.link, icon: classNames.icon }} />
      {embed}
    </section>
  )
}
