import type { Event, LocationCard } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { Schedule } from '@tropa/library/Schedule/dressed.ts'
import { kindOfCompany } from '../objects/company-kind.ts'
import { Contacts } from '../objects/Contacts.tsx'
import { Panel } from '../objects/Panel.tsx'
import { EntryPrice } from '../sale/EntryPrice.tsx'
import { zoneName } from '../../dates/time-zone.ts'
import { openDataAddress } from '../open-data/open-data-links.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { region } from '../../region/region.ts'
import * as styles from '../objects/object-page.css.ts'
import { Sale } from '../sale/Sale.tsx'
import { phaseOf, scheduleOf } from './event-schedule.ts'
import { TravelDay } from './TravelDay.tsx'

export function DatesPanel({ event, places }: { event: Event; places: readonly LocationCard[] }) {
  const say = useWords()
  const { schedule } = event
  const session = useSession()
  const [first] = schedule
  const venues = new Map(places.map(({ id, the_title }) => [id, the_title]))
  return (
    <Panel id="dates" title={say('event.dates')}>
      <Schedule
        aria-labelledby="dates"
        dates={scheduleOf(schedule, venues)}
        today={session.today}
        zone={first && say('event.zone', { zone: zoneName(region.timeZone, first.starts_at) })}
      />
      {phaseOf(event.dates, session) !== 'over' && <TravelDay schedule={schedule} />}
      {first && (
        <Button href={openDataAddress(event, 'ics', say.language)} isBlock>
          <Icon path={calendar} size="sm" />
          {say('event.addToCalendar')}
        </Button>
      )}
    </Panel>
  )
}

/** The price of entry, and tickets until the event is over. */
export function EntryPanel({ event }: { event: Event }) {
  const say = useWords()
  const { offer_list: offers, price_from: price, dates, schedule, sale_state = 'on_sale' } = event
  const isOver = phaseOf(dates, useSession()) === 'over'
  const isSoldHere = sale_state === 'on_sale' || sale_state === 'also_external'
  const placeIds = [...new Set(schedule.flatMap(({ location_id }) => location_id ?? []))]
  return (
    <Panel id="entry" title={say('event.entry')}>
      {isOver || (isSoldHere && offers.length === 0) ? (
        price ? (
          <EntryPrice price={price} prefix={say('place.price')} />
        ) : (
          <p>{say('event.entryUnknown')}</p>
        )
      ) : (
        <Sale offered={{ ...event, sale_state }} timeZone={region.timeZone} placeIds={placeIds} />
      )}
    </Panel>
  )
}

export function OrganiserPanel({ event: { organizer, contacts } }: { event: Event }) {
  const say = useWords()
  if (!organizer && !contacts) return null
  return (
    <Panel id="organiser" title={say('event.organiser')}>
      {organizer && (
        <p>
          <a href={organizer.link}>{organizer.the_title}</a>
          <span className={styles.dish}>{kindOfCompany(say, organizer.kind).label}</span>
        </p>
      )}
      {contacts && <Contacts contacts={contacts} />}
    </Panel>
  )
}
