import type { ReactNode } from 'react'
import { Category, type Kind } from '../Category/Category.tsx'
import type { ClassNames } from '../dress.ts'
import { Facts, type Fact } from '../Facts/Facts.tsx'
import type { TitleLevel } from '../ObjectCard/ObjectCard.tsx'
import { marked } from './marked.ts'

export type SearchResultPart =
  | 'root'
  | 'picture'
  | 'body'
  | 'kind'
  | 'kindIcon'
  | 'heading'
  | 'link'
  | 'mark'
  | 'facts'
  | 'fact'
  | 'factIcon'
  | 'summary'
  | 'attach'

export interface SearchResultProps {
  href: string
  title: string
  titleLevel?: TitleLevel
  /** What was asked: underlined in the title. */
  query?: string
  kind?: Kind
  facts?: readonly Fact[]
  summary?: ReactNode
  picture?: ReactNode
  attach?: ReactNode
  classNames?: ClassNames<SearchResultPart>
}

export const SearchResult = (props: SearchResultProps) => {
  const { href, title, titleLevel = 2, query = '', kind, facts = [], summary, picture, attach, classNames: c = {} } = props
  const Heading = `h${titleLevel}` as const
  return (
    <article className={c.root} data-card="" data-picture={picture ? '' : undefined}>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        {kind && <Category {...kind} classNames={{ root: c.kind, icon: c.kindIcon }} />}
        <Heading className={c.heading}>
          <a className={c.link} href={href}>
            {marked(title, query).map(({ text, isMatch }, index) =>
              isMatch ? (
                <mark key={index} className={c.mark}>
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </a>
        </Heading>
        <Facts facts={facts} classNames={{ root: c.facts, fact: c.fact, icon: c.factIcon }} />
        {summary && <p className={c.summary}>{summary}</p>}
      </div>
      {attach && <div className={c.attach}>{attach}</div>}
    </article>
  )
}
