import '../messages/account-words.ts'
import { useLocation } from '@tanstack/react-router'
import type { Ticket } from '@tropa/contract'
import { shortCode } from '@tropa/contract/ticket-code'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { calendar, download } from '@tropa/library/Icon/icons.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { TicketCard } from '@tropa/library/TicketCard/dressed.ts'
import { useMemo } from 'react'
import { Cost } from '../cart/Cost.tsx'
import { useOfflinePage } from '../offline-pages/useOfflinePage.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { HomeLink } from './HomeLink.tsx'
import type { ShownTicket } from './load-ticket.ts'
import { regionMoment } from '../region/region-moment.ts'
import { TicketForm } from './TicketForm.tsx'
import { TicketQr } from './TicketQr.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './tickets.css.ts'

/** A ticket as it is shown at an entrance, or the form that asks for its code. */
export function TicketPage({ shown }: { shown: ShownTicket }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <HomeLink />
      <PageTitle>{say('ticket.title')}</PageTitle>
      {shown ? <Shown {...shown} /> : <TicketForm />}
    </div>
  )
}

const timeOf = (instant: string | undefined, say: Words) =>
  instant === undefined ? undefined : { text: regionMoment(instant, say.language), dateTime: instant }

function stateOf({ status, redeemed_at, refunded_at }: Ticket, say: Words) {
  const at = timeOf({ valid: undefined, redeemed: redeemed_at, refunded: refunded_at }[status], say)
  return status === 'valid' ? { status } : { status, ...(at && { at }) }
}

const fileOf = (kind: 'pdf' | 'ics', { code }: Ticket, { language }: Words) =>
  `/ticket.${kind}?${new URLSearchParams({ code, lang: language })}`

function Files({ ticket }: { ticket: Ticket }) {
  const say = useWords()
  return (
    <>
      <Button href={fileOf('pdf', ticket, say)} variant="primary">
        <Icon path={download} />
        {say('ticket.pdf')}
      </Button>
      {ticket.starts_at && ticket.status === 'valid' && (
        <Button href={fileOf('ics', ticket, say)}>
          <Icon path={calendar} />
          {say('ticket.calendar')}
        </Button>
      )}
    </>
  )
}

/** Says whether the page is stored for use at an entrance without a network. */
function Kept({ ticket: { status } }: { ticket: Ticket }) {
  const say = useWords()
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const page = useMemo(() => ({ address, scope: '/ticket' }), [address])
  const isKept = useOfflinePage(page, status)
  return (
    <p role="status" className={styles.quiet}>
      {isKept !== undefined && say(isKept ? 'ticket.kept' : 'ticket.notKept')}
    </p>
  )
}

function Shown({ ticket, qr }: NonNullable<ShownTicket>) {
  const say = useWords()
  const date = timeOf(ticket.starts_at, say)
  return (
    <div className={styles.ticket}>
      {ticket.test && (
        <Alert tone="warning" title={say('ticket.test')}>
          {say('ticket.testText')}
        </Alert>
      )}
      <TicketCard
        title={ticket.object.the_title}
        state={stateOf(ticket, say)}
        number={ticket.number}
        {...(ticket.holder && { holder: ticket.holder })}
        {...(date && { date })}
        {...(ticket.the_place && { place: ticket.the_place })}
        price={<Cost of={ticket.price} />}
        facts={[
          { term: say('ticket.tariff'), value: ticket.the_title },
          ...(date ? [] : [{ term: say('ticket.when'), value: say('ticket.anyDay') }]),
        ]}
        qr={<TicketQr drawing={qr} />}
        code={shortCode(ticket.code)}
        actions={<Files ticket={ticket} />}
      />
      <Kept ticket={ticket} />
      {ticket.status === 'valid' && (
        <Alert tone="info" title={say('ticket.frost')}>
          {say('ticket.frostText')}
        </Alert>
      )}
      {ticket.seller && (
        <p className={styles.quiet}>
          {say('ticket.seller', { seller: ticket.seller.the_title, inn: ticket.seller.inn })}
        </p>
      )}
      <p>
        <Link href={ticket.object.link}>{say('ticket.object')}</Link>
      </p>
    </div>
  )
}
