import type { ReactNode } from 'react'
import { Category, type Kind } from '../Category/Category.tsx'
import type { ClassNames } from '../dress.ts'
import { Facts, type Fact } from '../Facts/Facts.tsx'
import type { TitleLevel } from '../ObjectCard/ObjectCard.tsx'

export type TrackCardPart =
  | 'root'
  | 'picture'
  | 'body'
  | 'kind'
  | 'kindIcon'
  | 'heading'
  | 'link'
  | 'facts'
  | 'fact'
  | 'factIcon'
  | 'summary'
  | 'stops'
  | 'stop'
  | 'attach'

export interface TrackCardProps {
  href: string
  title: string
  titleLevel?: TitleLevel
  /** A sketch of the route. */
  picture?: ReactNode
  kind?: Kind
  /** Days, kilometres, how one travels. */
  facts?: readonly Fact[]
  summary?: ReactNode
  /** Names of the stops in order: they hang on one line, as settlements hang on a river. */
  stops?: readonly string[]
  attach?: ReactNode
  classNames?: ClassNames<TrackCardPart>
}

export const TrackCard = (props: TrackCardProps) => {
  const { href, title, titleLevel = 3, picture, kind, facts = [], summary, stops = [], attach, classNames: c = {} } = props
  const Heading = `h${titleLevel}` as const
  return (
    <article className={c.root} data-card="">
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        {kind && <Category {...kind} classNames={{ root: c.kind, icon: c.kindIcon }} />}
        <Heading className={c.heading}>
          <a className={c.link} href={href}>
            {title}
          </a>
        </Heading>
        <Facts facts={facts} classNames={{ root: c.facts, fact: c.fact, icon: c.factIcon }} />
        {summary && <p className={c.summary}>{summary}</p>}
        {stops.length > 0 && (
          <ol className={c.stops}>
            {stops.map((stop, index) => (
              <li key={index} className={c.stop}>
                {stop}
              </li>
            ))}
          </ol>
        )}
        {attach && <div className={c.attach}>{attach}</div>}
      </div>
    </article>
  )
}
