import type { ReactNode, Ref } from 'react'
import type { TitleLevel } from '../Card/CardText.tsx'
import type { ClassNames } from '../dress.ts'
import { longestWordStyle } from '../theme/longest-word.ts'

export type EventRowPart =
  | 'root'
  | 'date'
  | 'days'
  | 'month'
  | 'picture'
  | 'body'
  | 'heading'
  | 'link'
  | 'place'
  | 'terms'
  | 'attach'

export interface EventRowProps {
  /** The address to which the whole row links. */
  href: string
  title: string
  /** Level of the title's heading: one below the heading of the agenda. */
  titleLevel?: TitleLevel
  /** `days` large, as '13–14'; `month` under it, as 'декабря'; `dateTime` for machines: the first day, `YYYY-MM-DD`. */
  date: { days: string; month: string; dateTime?: string }
  /** A `Cover`; shown only where the page is wide. */
  picture?: ReactNode
  place?: string
  /** The price of entry, or a badge. */
  terms?: ReactNode
  /** An `AttachControl`: above the link of the row, not inside it. */
  attach?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<EventRowPart>
}

/**
 * A row of the agenda; rows follow each other directly. One link covers the whole row. While it loads, a `Skeleton`
 * of the variant `event` reserves its place. Keyboard: Tab goes to the title, which is the only link, then to the
 * track control.
 */
export const EventRow = (props: EventRowProps) => {
  const { href, title, titleLevel = 3, date, picture, place, terms, attach, ref, classNames: c = {} } = props
  const Heading = `h${titleLevel}` as const
  return (
    <article ref={ref} className={c.root} aria-label={title} data-card="" data-picture={picture ? '' : undefined}>
      <p className={c.date}>
        <time dateTime={date.dateTime}>
          <b className={c.days}>{date.days}</b> <span className={c.month}>{date.month}</span>
        </time>
      </p>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        <Heading className={c.heading} style={longestWordStyle(title)}>
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
