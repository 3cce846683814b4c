import type { ReactNode, Ref } from 'react'
import { CardText, type CardTextPart, type CardTextProps } from '../Card/CardText.tsx'
import type { ClassNames } from '../dress.ts'

export type TrackCardPart = CardTextPart | 'root' | 'picture' | 'body' | 'stops' | 'stop' | 'attach'

export interface TrackCardProps extends CardTextProps {
  /** A sketch of the route, or a `Cover`. */
  picture?: ReactNode
  /** Names of the stops in order, shown on one line, like settlements along a river. */
  stops?: readonly string[]
  /** An `AttachControl`: above the link of the card, not inside it. */
  attach?: ReactNode
  ref?: Ref<HTMLElement>
  classNames?: ClassNames<TrackCardPart>
}

/**
 * A track in a list: its sketch, its length and its stops in order; one link covers the whole card. While it loads, a
 * `Skeleton` of the variant `track` reserves its place.
 *
 * Keyboard: Tab goes to the title, which is the only link, then to the track control.
 * @see https://inclusive-components.design/cards/
 */
export const TrackCard = (props: TrackCardProps) => {
  const {
    href,
    title,
    titleLevel = 3,
    picture,
    kind,
    facts,
    summary,
    stops = [],
    attach,
    ref,
    classNames: c = {},
  } = props
  return (
    <article ref={ref} className={c.root} aria-label={title} data-card="">
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.body}>
        <CardText
          href={href}
          title={title}
          titleLevel={titleLevel}
          kind={kind}
          facts={facts}
          summary={summary}
          classNames={c}
        />
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
