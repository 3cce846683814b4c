import type { ReactNode, Ref } from 'react'
import { CardText, type CardTextPart, type CardTextProps } from '../Card/CardText.tsx'
import type { ClassNames } from '../dress.ts'
import { marked } from './marked.ts'

export type SearchResultPart = CardTextPart | 'root' | 'picture' | 'body' | 'mark' | 'attach'

export interface SearchResultProps extends CardTextProps {
  /** The query, which is underlined in the title, anywhere in it and in any letter case. */
  query?: string
  /** A `Cover`; without one the row is only text. */
  picture?: ReactNode
  /** An `AttachControl`: above the link of the row, not inside it. */
  attach?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<SearchResultPart>
}

/**
 * A row of the search page: one link covers the whole row, and the query is marked in the title. While it loads, a
 * `Skeleton` of the variant `result` reserves its place.
 *
 * Keyboard: Tab goes to the title, which is the only link, then to the track control.
 *
 * Parts: `mark` is the part of the title that matches.
 */
export const SearchResult = (props: SearchResultProps) => {
  const {
    href,
    title,
    titleLevel = 2,
    query = '',
    kind,
    facts,
    summary,
    picture,
    attach,
    ref,
    classNames: c = {},
  } = props
  const pieces = marked(title, query).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={c.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
  return (
    <article ref={ref} className={c.root} aria-label={title} data-card="" data-picture={picture ? '' : undefined}>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        <CardText
          href={href}
          title={pieces}
          titleLevel={titleLevel}
          kind={kind}
          facts={facts}
          summary={summary}
          classNames={c}
        />
      </div>
      {attach && <div className={c.attach}>{attach}</div>}
    </article>
  )
}
