import '../messages/account-words.ts'
import { useWords } from '../messages/intl.tsx'
import { HomeLink } from './HomeLink.tsx'
import { TicketForm } from './TicketForm.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './tickets.css.ts'

/** No ticket has this code. */
export function UnknownTicket({ code }: { code: string }) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <title>{`${say('ticket.unknown')} — ${say('site.name')}`}</title>
      <HomeLink />
      <PageTitle>{say('ticket.unknown')}</PageTitle>
      <TicketForm code={code} error={say('ticket.unknownText')} />
    </div>
  )
}
