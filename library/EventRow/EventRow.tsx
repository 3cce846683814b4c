import type { ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import type { TitleLevel } from '../ObjectCard/ObjectCard.tsx'

export type EventRowPart = 'root' | 'date' | 'days' | 'month' | 'picture' | 'body' | 'heading' | 'link' | 'place' | 'terms' | 'attach'

export interface EventRowProps {
  href: string
  title: string
  titleLevel?: TitleLevel
  /** `days` large, as '13–14'; `month` under it, as 'декабря'; `dateTime` for machines, `YYYY-MM-DD`. */
  date: { days: string; month: string; dateTime?: string }
  picture?: ReactNode
  place?: string
  /** How one gets in: a price, a badge. */
  terms?: ReactNode
  attach?: ReactNode
  classNames?: ClassNames<EventRowPart>
}

/** A line of the agenda; rows stand right after one another. */
export const EventRow = (props: EventRowProps) => {
  const { href, title, titleLevel = 3, date, picture, place, terms, attach, classNames: c = {} } = props
  const Heading = `h${titleLevel}` as const
  return (
    <article className={c.root} data-card="">
      <p className={c.date}>
        <time dateTime={date.dateTime}>
          <b className={c.days}>{date.days}</b> <span className={c.month}>{date.month}</span>
        </time>
      </p>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        <Heading className={c.heading}>
          <a className={c.link} href={href}>
            {title}
          </a>
        </Heading>
        {place && <p className={c.place}>{place}</p>}
      </div>
      {terms && <div className={c.terms}>{terms}</div>}
      {attach && <div className={c.attach}>{attach}</div>}
    </article>
  )
}
