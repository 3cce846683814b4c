import type { Event } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { Schedule } from '@tropa/library/Schedule/dressed.ts'
import { shortDate } from '../../dates/format.ts'
import { kindOfCompany } from '../../cards/CompanyCardView.tsx'
import { Contacts } from '../../cards/Contacts.tsx'
import { Panel } from '../../cards/Panel.tsx'
import { EntryPrice } from '../../cards/EntryPrice.tsx'
import { zoneName } from '../../dates/zone.ts'
import { openDataAddress } from '../../found/open-data.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../preferences/SessionProvider.tsx'
import { region } from '../../region/region.ts'
import { dateInRegion } from '../../region/today.ts'
import * as styles from '../place/place.css.ts'
import { scheduleOf } from './schedule.ts'

export function DatesPanel({ event }: { event: Event }) {
  const say = useWords()
  const { schedule } = event
  const { today } = useSession()
  const [first] = schedule
  return (
    <Panel id="dates" title={say('event.dates')}>
      <Schedule aria-labelledby="dates" dates={scheduleOf(schedule)} today={today} zone={first && say('event.zone', { zone: zoneName(region.timeZone, first.starts_at) })} />
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
      {offers.length === 0 && !price ? <p>{say('event.entryUnknown')}</p> : contacts && <p className={styles.quiet}>{say('event.entryAsk')}</p>}
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
