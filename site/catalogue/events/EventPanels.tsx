import type { Event } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { Schedule } from '@tropa/library/Schedule/dressed.ts'
import { shortDate } from '../../dates/date-formats.ts'
import { kindOfCompany } from '../objects/company-kind.ts'
import { Contacts } from '../objects/Contacts.tsx'
import { Panel } from '../objects/Panel.tsx'
import { EntryPrice } from './EntryPrice.tsx'
import { zoneName } from '../../dates/time-zone.ts'
import { openDataAddress } from '../open-data/open-data-links.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { region } from '../../region/region.ts'
import { dateInRegion } from '../../region/region-time.ts'
import * as styles from '../objects/object-page.css.ts'
import { scheduleOf } from './event-schedule.ts'

export function DatesPanel({ event }: { event: Event }) {
  const say = useWords()
  const { schedule } = event
  const { today } = useSession()
  const [first] = schedule
  return (
    <Panel id="dates" title={say('event.dates')}>
      <Schedule
        aria-labelledby="dates"
        dates={scheduleOf(schedule)}
        today={today}
        zone={first && say('event.zone', { zone: zoneName(region.timeZone, first.starts_at) })}
      />
      {first && (
        <Button href={openDataAddress(event, 'ics', say.language)} isBlock>
          <Icon path={calendar} size="sm" />
          {say('event.addToCalendar')}
        </Button>
      )}
    </Panel>
  )
}

/** What entry costs; buying comes with the cart. */
export function EntryPanel({ event: { offer_list: offers, price_from: price, contacts } }: { event: Event }) {
  const say = useWords()
  return (
    <Panel id="entry" title={say('event.entry')}>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={styles.offer}>
              <span>
                {offer.the_title}
                {offer.starts_at && <span className={styles.dish}>{shortDate(dateInRegion(offer.starts_at))}</span>}
              </span>
              <EntryPrice price={offer.price} />
            </li>
          ))}
        </ul>
      )}
      {offers.length === 0 && price && <EntryPrice price={price} prefix={say('place.price')} />}
      {offers.length === 0 && !price ? (
        <p>{say('event.entryUnknown')}</p>
      ) : (
        contacts && <p className={styles.quiet}>{say('event.entryAsk')}</p>
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
