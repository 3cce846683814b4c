import type { CalendarMonth, EventCard } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { monthTitle } from '../../dates/date-formats.ts'
import { EventCardRow } from './EventCardRow.tsx'
import { anyTime, type ListFilters } from '../lists/list-filters.ts'
import { inMonth } from '../lists/list-month.ts'
import { eventsList } from './events-list.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { useList } from '../lists/useList.ts'
import { useListContext } from '../lists/useListContext.ts'
import { useNearest } from '../lists/useNearest.ts'
import { ListedPlace, ListWithMap, ShowOnMap } from '../../map/ListWithMap.tsx'
import { mapAnchor } from '../../map/map-view.ts'
import { placeId } from '../../map/map-places.ts'
import { useWords } from '../../messages/intl.tsx'
import { DatesFold } from './DatesFold.tsx'
import { withoutReversedDates } from './filter-days.ts'
import * as styles from './event.css.ts'
import { EventsMap } from './EventsMap.tsx'
import { QuickDates } from './QuickDates.tsx'
import { monthBeginnings } from './event-schedule.ts'

/** @param filters as the address has them, also reversed dates */
export function EventsPage({ filters }: { filters: ListFilters }) {
  const say = useWords()
  const valid = withoutReversedDates(filters)
  const list = useList(eventsList, valid)
  const { cards: nearest } = useNearest(eventsList, valid, list)
  const { chosenMonth } = useListContext()
  const shown = inMonth(filters, eventsList.takes, chosenMonth)
  const isNearest = list.cards.length === 0
  const cards = isNearest ? nearest : list.cards
  const { from } = inMonth(valid, eventsList.takes, chosenMonth)
  // Only the order by date has headings of months.
  const beginnings = monthBeginnings(valid.sort ? [] : cards, isNearest ? undefined : from)
  return (
    <ListWithMap>
      <ListPage
        catalogue={eventsList}
        filters={valid}
        look="rows"
        ownFilters={
          <>
            <QuickDates filters={shown} />
            <DatesFold filters={chosenMonth ? { ...shown, when: anyTime } : shown} />
          </>
        }
        aside={
          <div className={styles.beside}>
            <EventsMap cards={cards} />
            <Button href="/events.ics" variant="quiet" className={styles.whole}>
              <Icon path={calendar} size="sm" />
              {say('events.wholeCalendar')}
            </Button>
          </div>
        }
      >
        {(event) => (
          <>
            <MonthHeading month={beginnings.get(event.id)} />
            <EventOfList event={event} />
          </>
        )}
      </ListPage>
    </ListWithMap>
  )
}

function MonthHeading({ month }: { month: CalendarMonth | undefined }) {
  const { language } = useWords()
  if (!month) return null
  return <h2 className={styles.month}>{monthTitle(month, language)}</h2>
}

/** Linked to its pin on the map, if its place is known. */
function EventOfList({ event }: { event: EventCard }) {
  const id = placeId('event', event.id)
  return (
    <ListedPlace id={id}>
      <div className={styles.row}>
        <EventCardRow
          event={event}
          tool={event.geolocation && <ShowOnMap id={id} title={event.the_title} href={`#${mapAnchor}`} />}
        />
      </div>
    </ListedPlace>
  )
}
