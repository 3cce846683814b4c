import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'

/** The tab of a visitor without tickets. */
export function NoTickets() {
  const say = useWords()
  return (
    <EmptyState title={say('tickets.none')} ways={<Button href={pageAddress('/events')}>{say('tickets.find')}</Button>}>
      {say('tickets.noneText')}
    </EmptyState>
  )
}
