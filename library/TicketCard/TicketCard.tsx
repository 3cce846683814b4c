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

/** `text` is in the page's language and the time zone of the place; `dateTime` is machine-readable. */
export interface TicketTime {
  text: string
  dateTime: string
}
/** The state of a ticket, and when it was used or refunded. */
export type TicketState =
  | { status: 'valid' }
  | { status: 'redeemed'; at?: TicketTime }
  | { status: 'refunded'; at?: TicketTime }
  | { status: 'cancelled' }
  | { status: 'expired' }
/** The status, which determines the badge and whether the code is shown as valid. */
export type TicketStatus = TicketState['status']

export interface TicketCardProps {
  title: string
  titleLevel?: TitleLevel
  state: TicketState
  /** The number that a visitor reads out to the operator, such as 'Ю-000418-1'. */
  number?: string
  /** Left out if the ticket is not personal. */
  holder?: string
  /** Left out if the ticket is valid on any day. */
  date?: TicketTime
  place?: string
  price?: ReactNode
  /** Further facts, two to four words each: the time of the session, the type of visitor. */
  facts?: readonly { term: string; value: ReactNode }[]
  picture?: ReactNode
  /** A picture with an accessible name, dark on white, because scanners cannot read anything else. */
  qr: ReactNode
  /** Shown in case the picture cannot be read, such as '7К4М 29'. */
  code: string
  /** The text under the code; default: what the code is for, or why it is no longer valid. */
  codeHint?: ReactNode
  /** PDF, calendar, return. */
  actions?: ReactNode
  /** If the ticket is shown offline: when this copy was made. */
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
 * A ticket to show at the entrance: its description on one side, the QR code on the stub. One that is no longer valid
 * is stamped, and its QR code is faded.
 *
 * Parts: `line` contains the badge and the number, `saved` the time of the copy, `stub` the QR code, its text and the
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
