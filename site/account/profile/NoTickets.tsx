import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'

/** Tickets come with orders; until the portal sells, there are none. */
export function NoTickets() {
  const say = useWords()
  return (
    <EmptyState title={say('tickets.none')} ways={<Button href={pageAddress('/events')}>{say('tickets.find')}</Button>}>
      {say('tickets.noneText')}
    </EmptyState>
  )
}
