import { Section } from '@tropa/library/Section/dressed.ts'
import type { ComponentProps, ReactNode } from 'react'
import { pageAddress, type PagePath } from '../../addresses/page-address.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'

/** A section with cards of one kind, as on the main page. */
export type CardSectionOf<Source> = Pick<ComponentProps<typeof Section>, 'layout' | 'columns' | 'isWash'> & {
  id: string
  titleId: MessageId
  leadId?: MessageId
  /** The list of all of them. */
  all?: { path: PagePath; textId: MessageId }
  cards: (source: Source) => readonly ReactNode[]
}

export type CardSectionProps<Source> = {
  section: CardSectionOf<Source>
  source: Source
  /** In place of the section's own. */
  title?: string
  lead?: string
}

/** A section under its heading; one without cards is left out. */
export function CardSection<Source>({ section, source, title, lead }: CardSectionProps<Source>) {
  const say = useWords()
  const { titleId, leadId, all, cards, ...rest } = section
  const drawn = cards(source)
  if (drawn.length === 0) return null
  const sentence = lead ?? (leadId && say(leadId))
  return (
    <Section
      {...rest}
      title={title ?? say(titleId)}
      {...(sentence && { lead: sentence })}
      {...(all && { link: { href: pageAddress(all.path), text: say(all.textId) } })}
    >
      {drawn}
    </Section>
  )
}
