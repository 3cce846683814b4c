import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { attendedEventsQuery } from '../parts/account-queries.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import { momentText } from '../parts/moment-text.ts'
import { ObjectRows } from './ObjectRows.tsx'

/**
 * Events for which the visitor has a ticket.
 * @param page from 1
 */
export function EventsTab({ page }: { page: number }) {
  const { portal } = useRouteContext({ from: '__root__' })
  return (
    <AccountPart query={attendedEventsQuery(portal, page)}>
      {({ event_list, total = event_list.length }) =>
        total === 0 ? (
          <NoEvents />
        ) : (
          <ObjectRows
            tab="events"
            page={page}
            total={total}
            rows={event_list.map((card) => ({
              card: { ...card, object_type: 'event' },
              ...(card.dates && { note: momentText(card.dates.starts_at) }),
            }))}
          />
        )
      }
    </AccountPart>
  )
}

function NoEvents() {
  const say = useWords()
  return (
    <EmptyState title={say('visited.none')} ways={<Button href={pageAddress('/events')}>{say('visited.find')}</Button>}>
      {say('visited.noneText')}
    </EmptyState>
  )
}
