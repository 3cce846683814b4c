import type { ReactNode } from 'react'
import { Category, type Kind } from '../Category/Category.tsx'
import type { ClassNames } from '../dress.ts'
import { Facts, type Fact } from '../Facts/Facts.tsx'
import { longestWordStyle } from '../theme/longest-word.ts'

export type CardTextPart = 'kind' | 'kindIcon' | 'heading' | 'link' | 'facts' | 'fact' | 'factIcon' | 'summary'
export type TitleLevel = 2 | 3 | 4

/** The text that all cards have. */
export interface CardTextProps {
  /** The address to which the whole card links. */
  href: string
  title: string
  /** Level of the title's heading: one below the heading of the list it stands in. */
  titleLevel?: TitleLevel
  /** The kind of object, above the title. */
  kind?: Kind
  /** Short facts under the title. */
  facts?: readonly Fact[]
  /** A sentence or two under the facts. */
  summary?: ReactNode
}

type Shown = Required<Pick<CardTextProps, 'titleLevel'>> &
  Omit<CardTextProps, 'title' | 'titleLevel'> & { title: ReactNode }

/** The text of a card. Its only link is the title, which the skin stretches over the nearest `data-card`. */
export function CardText({
  href,
  title,
  titleLevel,
  kind,
  facts = [],
  summary,
  classNames: c,
}: Shown & { classNames: ClassNames<CardTextPart> }) {
  const Heading = `h${titleLevel}` as const
  return (
    <>
      {kind && <Category {...kind} classNames={{ root: c.kind, icon: c.kindIcon }} />}
      <Heading className={c.heading} style={longestWordStyle(title)}>
        <a className={c.link} href={href}>
          {title}
        </a>
      </Heading>
      <Facts facts={facts} classNames={{ root: c.facts, fact: c.fact, icon: c.factIcon }} />
      {summary && <p className={c.summary}>{summary}</p>}
    </>
  )
}
