import type { Location } from '@tropa/contract'
import { OpeningHours } from '@tropa/library/OpeningHours/dressed.ts'
import { rangeDash } from '@tropa/library/typography/no-break-signs.ts'
import { Contacts } from '../objects/Contacts.tsx'
import { Panel } from '../objects/Panel.tsx'
import { Sale } from '../sale/Sale.tsx'
import { region } from '../../region/region.ts'
import { weekdayOf } from '../../dates/weekdays.ts'
import { type Day, isAlwaysOpen, isOpenAt, weekOf } from '../../dates/opening-week.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { SeasonPanel } from '../seasons/SeasonPanel.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import { sentences } from '../../typography/sentences.ts'
import * as styles from './place.css.ts'

const hoursText = (say: Words, day: Day): string =>
  'opens' in day ? `${day.opens}${rangeDash}${day.closes}` : say('hours.closed')

/** The breaks as text, because screen readers do not read the bars. */
const breakText = (say: Words, days: readonly Day[]): string | undefined => {
  const day = days.find((one) => 'breakOpens' in one && one.breakOpens !== undefined)
  return day && 'breakOpens' in day
    ? say('hours.break', { from: day.breakOpens ?? '', to: day.breakCloses ?? '' })
    : undefined
}

export function HoursPanel({ place }: { place: Location }) {
  const say = useWords()
  const { date, precision } = useTravelDate()
  const { hour, today } = useSession()
  // If only a month is chosen there is no day on which the place is open or closed.
  const isDay = precision !== 'month'
  const isNow = isDay && date === today
  const days = weekOf(place.opening_hours ?? [], date)
  const isKnown = (place.opening_hours ?? []).length > 0
  const isOpen = isOpenAt(days, weekdayOf(date), hour)
  const note = sentences([breakText(say, days), place.the_hours_note, say('hours.localTime')])
  const isAlways = isAlwaysOpen(place.opening_hours, date)
  const text = isAlways
    ? sentences([say('hours.everyDay'), place.the_hours_note])
    : (place.the_hours_note ?? say('hours.unknown'))
  return (
    <Panel id="hours" title={say('hours.title')}>
      {isKnown && !isAlways ? (
        <OpeningHours
          aria-labelledby="hours"
          days={days.map((one) => ({
            label: say(`day.${one.weekday}`),
            text: hoursText(say, one),
            spans: one.spans,
            isToday: isDay && one.weekday === weekdayOf(date),
          }))}
          {...(isNow && { status: { isOpen, text: say(isOpen ? 'hours.open' : 'hours.shut') }, now: hour })}
          note={note}
        />
      ) : (
        <p className={styles.quiet}>{text}</p>
      )}
    </Panel>
  )
}

export function SeasonOfPlace({ place: { season, geolocation } }: { place: Location }) {
  const say = useWords()
  return (
    <Panel id="season" title={say('season.title')}>
      <SeasonPanel season={season} geolocation={geolocation} />
    </Panel>
  )
}

export function ContactsPanel({ place: { contacts, the_address, geolocation } }: { place: Location }) {
  const say = useWords()
  return (
    <Panel id="contacts" title={say('place.contacts')}>
      <Contacts contacts={contacts} address={the_address} geolocation={geolocation} />
    </Panel>
  )
}

/** The price of entry and how to buy tickets; renders nothing if nobody sells them. */
export function TicketsPanel({ place }: { place: Location }) {
  const say = useWords()
  if (place.sale_state === 'no_payment_info' && place.offer_list.length === 0) return null
  return (
    <Panel id="tickets" title={say('place.tickets')}>
      <Sale offered={place} timeZone={place.time_zone ?? region.timeZone} placeIds={[place.id]} />
    </Panel>
  )
}
