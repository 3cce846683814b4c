import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, checkCircle, clock, crossCircle, offline, pin, undo } from '../Icon/icons.ts'
import { ticketCardMessages, type TicketCardMessages } from '../messages/TicketCard.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { TitleLevel } from '../ObjectCard/ObjectCard.tsx'

export type TicketCardPart =
  | 'root'
  | 'main'
  | 'picture'
  | 'hem'
  | 'details'
  | 'line'
  | 'badge'
  | 'badgeIcon'
  | 'number'
  | 'title'
  | 'facts'
  | 'fact'
  | 'term'
  | 'value'
  | 'place'
  | 'actions'
  | 'saved'
  | 'stub'
  | 'stamp'
  | 'qr'
  | 'code'
  | 'hint'

/** `text` as it is read, in the reader's language and the time zone of the place; `dateTime` for machines. */
export interface TicketTime {
  text: string
  dateTime: string
}
/** What can be done with a ticket, and when it was used. */
export type TicketState =
  | { status: 'valid' }
  | { status: 'redeemed'; at?: TicketTime }
  | { status: 'refunded'; at?: TicketTime }
  | { status: 'cancelled' }
  | { status: 'expired' }
/** What decides the badge and whether the code is shown as one that still works. */
export type TicketStatus = TicketState['status']

export interface TicketCardProps {
  title: string
  titleLevel?: TitleLevel
  state: TicketState
  /** What a visitor reads out to the operator, as 'Ю-000418-1'. */
  number?: string
  /** Left out where the ticket names nobody. */
  holder?: string
  /** Left out if the ticket is valid on any day. */
  date?: TicketTime
  place?: string
  price?: ReactNode
  /** What else is on it, two to four words each: the hour of the session, the type of visitor. */
  facts?: readonly { term: string; value: ReactNode }[]
  picture?: ReactNode
  /** A drawing with a name of its own, dark on white: scanners read nothing else. */
  qr: ReactNode
  /** Shown in case the picture cannot be read, such as '7К4М 29'. */
  code: string
  /** Under the code. Without it, what the code is for, or why it works no more. */
  codeHint?: ReactNode
  /** PDF, calendar, return. */
  actions?: ReactNode
  /** Shown without the network, and when the copy was made. */
  savedAt?: TicketTime
  ref?: Ref<HTMLElement>
  messages?: Partial<TicketCardMessages>
  classNames?: ClassNames<TicketCardPart>
}

const icons: Record<TicketStatus, string> = {
  valid: checkCircle,
  redeemed: check,
  refunded: undo,
  cancelled: crossCircle,
  expired: clock,
}
const Time = ({ text, dateTime }: TicketTime) => <time dateTime={dateTime}>{text}</time>

/**
 * A ticket as it is shown at the entrance: what it is for on one side, what is scanned on the stub. One that admits
 * nobody any more is stamped, and its QR faded.
 *
 * Parts: `line` holds the badge and the number, `saved` says from when the copy is, `stub` the QR, the code and the
 * stamp.
 */
export function TicketCard(props: TicketCardProps) {
  const {
    title,
    titleLevel = 2,
    state,
    number,
    holder,
    date,
    place,
    price,
    facts = [],
    picture,
    qr,
    code,
    codeHint,
    actions,
    savedAt,
  } = props
  const { ref, messages, classNames: c = {} } = props
  const words = useMessages(ticketCardMessages, messages)
  const Heading = `h${titleLevel}` as const
  const rows = [
    ...(holder === undefined ? [] : [{ term: words.holder, value: holder }]),
    ...(date === undefined ? [] : [{ term: words.date, value: <Time {...date} /> }]),
    ...facts,
    ...(price === undefined ? [] : [{ term: words.price, value: price }]),
  ]
  const word = words[state.status]
  return (
    <article ref={ref} className={c.root} aria-label={title} data-status={state.status}>
      <div className={c.main}>
        {picture && (
          <div className={c.picture}>
            {picture}
            <div className={c.hem} data-decoration="" aria-hidden="true" />
          </div>
        )}
        <div className={c.details}>
          <div className={c.line}>
            <p className={c.badge}>
              <Icon path={icons[state.status]} size="sm" className={c.badgeIcon} />
              <span>
                {word}
                {'at' in state && state.at && (
                  <>
                    {' '}
                    <Time {...state.at} />
                  </>
                )}
              </span>
            </p>
            {number && <p className={c.number}>{words.number(number)}</p>}
          </div>
          <Heading className={c.title}>{title}</Heading>
          <dl className={c.facts}>
            {rows.map(({ term, value }) => (
              <div key={term} className={c.fact}>
                <dt className={c.term}>{term}</dt>
                <dd className={c.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {place && (
            <p className={c.place}>
              <Icon path={pin} size="sm" label={words.place} className={c.badgeIcon} />
              {place}
            </p>
          )}
          {actions && <div className={c.actions}>{actions}</div>}
          {savedAt && (
            <p className={c.saved}>
              <Icon path={offline} size="sm" className={c.badgeIcon} />
              <span>
                {words.saved} <Time {...savedAt} />
              </span>
            </p>
          )}
        </div>
      </div>
      <div className={c.stub}>
        {state.status !== 'valid' && (
          <p className={c.stamp} aria-hidden="true">
            {word}
          </p>
        )}
        <div className={c.qr}>{qr}</div>
        <p>
          <b className={c.code}>{code}</b>
        </p>
        <p className={c.hint}>{codeHint ?? (state.status === 'valid' ? words.code : words.notValid[state.status])}</p>
      </div>
    </article>
  )
}
