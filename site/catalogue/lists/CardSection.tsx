import { Section } from '@tropa/library/Section/dressed.ts'
import type { ComponentProps, ReactNode } from 'react'
import { pageAddress, type PagePath } from '../../addresses/page-address.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'

/** The cards of one kind among those of others, as on the main page. */
export type CardSectionOf<Source> = Pick<ComponentProps<typeof Section>, 'layout' | 'columns' | 'isWash'> & {
  id: string
  titleId: MessageId
  leadId?: MessageId
  /** The list of all of them. */
  all?: { path: PagePath; textId: MessageId }
  cards: (source: Source) => readonly ReactNode[]
}

/** A section under its heading; one without cards is left out. */
export function CardSection<Source>({ section, source }: { section: CardSectionOf<Source>; source: Source }) {
  const say = useWords()
  const { titleId, leadId, all, cards, ...rest } = section
  const drawn = cards(source)
  if (drawn.length === 0) return null
  return (
    <Section
      {...rest}
      title={say(titleId)}
      {...(leadId && { lead: say(leadId) })}
      {...(all && { link: { href: pageAddress(all.path), text: say(all.textId) } })}
    >
      {drawn}
    </Section>
  )
}
