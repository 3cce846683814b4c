import type { CalendarDate, Offer } from '@tropa/contract'
import { AccordionCard } from '@tropa/library/AccordionCard/dressed.ts'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { isFree } from '@tropa/library/Price/money.ts'
import { shortDate, weekdayDate } from '../../dates/date-formats.ts'
import { daysOfMonth } from '../../dates/months.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { AddToCart } from '../../cart/AddToCart.tsx'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import * as styles from './sale.css.ts'
import { sessionsOf, type SaleSession } from './sale-sessions.ts'
import { saleTerms } from './sale-terms.ts'
import type { Offered } from './buy-ways.ts'

/** Fewer seats than this are shown as few left. */
const fewLeft = 5
/** Dates shown at once; the rest are behind one press. */
const shownDates = 3

export type PricesProps = {
  offered: Offered
  /** The time zone of the dates. */
  timeZone: string
  /** What a price is for: "per day". */
  unit?: string | undefined
}

/** Prices, as far as they are known. */
export function Prices({ offered, timeZone, unit }: PricesProps) {
  const say = useWords()
  const { offer_list: offers, price_from: from } = offered
  const { prices } = saleTerms[offered.sale_state]
  switch (prices) {
    case 'none':
      return from ? <From price={from} isOne={false} unit={unit} /> : null
    case 'estimate':
      return offers.length === 0 ? null : (
        <div className={styles.group}>
          <p className={styles.groupTitle}>{say('sale.estimate')}</p>
          <Tariffs offers={offers} action="request" />
        </div>
      )
    case 'tariffs': {
      const isOne = new Set(offers.map(({ price }) => price.value)).size < 2
      return (
        <>
          {from && <From price={from} isOne={isOne} unit={unit} />}
          <Dates offers={offers} timeZone={timeZone} />
        </>
      )
    }
    default:
      return prices satisfies never
  }
}

type FromProps = { price: NonNullable<Offered['price_from']>; isOne: boolean; unit: string | undefined }

/**
 * The lowest price for an adult, as on the card.
 * @param isOne whether everybody pays the same
 */
function From({ price, isOne, unit }: FromProps) {
  const say = useWords()
  return (
    <p className={styles.price}>
      {isFree(price) ? (
        say('sale.free')
      ) : (
        <Price value={price.value} size="lg" {...(!isOne && { prefix: say('place.price') })} />
      )}
      {unit && <span className={styles.note}>{unit}</span>}
    </p>
  )
}

function Dates({ offers, timeZone }: { offers: readonly Offer[]; timeZone: string }) {
  const say = useWords()
  const { today } = useSession()
  const { date, month, isChosen, precision } = useTravelDate()
  const from = precision === 'month' ? daysOfMonth(month).from : date
  const { ahead, before, anyTime } = sessionsOf(offers, { travelDate: from, today, timeZone })
  if (ahead.length + before.length + anyTime.length === 0) return <p className={styles.note}>{say('sale.noDates')}</p>
  const later = ahead.slice(shownDates)
  return (
    <>
      {anyTime.length > 0 && <Tariffs offers={anyTime} action="cart" />}
      {ahead.length > 0 && (
        <div className={styles.group}>
          {isChosen && <p className={styles.groupTitle}>{say('sale.ahead', { date: shortDate(date) })}</p>}
          <SessionList sessions={ahead.slice(0, shownDates)} />
        </div>
      )}
      {later.length > 0 && (
        <AccordionCard title={say('sale.moreDates', { count: later.length })}>
          <SessionList sessions={later} />
        </AccordionCard>
      )}
      {before.length > 0 && (
        <div className={styles.group}>
          <p className={styles.groupTitle}>{say('sale.before')}</p>
          <SessionList sessions={before} />
        </div>
      )}
    </>
  )
}

function SessionList({ sessions }: { sessions: readonly SaleSession[] }) {
  const { language } = useWords()
  const { today } = useSession()
  /** The year is left out if it is the current one. */
  const dayOf = (date: CalendarDate) =>
    weekdayDate(date, language) + (date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`)
  return (
    <ol className={styles.sessions}>
      {sessions.map(({ startsAt, date, time, offers }) => (
        <li key={startsAt} className={styles.session}>
          <time dateTime={startsAt} className={styles.when}>
            {dayOf(date)}, {time}
          </time>
          <Tariffs offers={offers} action="cart" />
        </li>
      ))}
    </ol>
  )
}

type TariffsProps = { offers: readonly Offer[]; action: 'cart' | 'request' }

function Tariffs({ offers, action }: TariffsProps) {
  const say = useWords()
  return (
    <ul className={styles.tariffs}>
      {offers.map((offer) => (
        <li key={offer.id} className={styles.tariff}>
          <span className={styles.tariffTitle}>{offer.the_title}</span>
          <span>{isFree(offer.price) ? say('sale.free') : <Price value={offer.price.value} size="sm" />}</span>
          {offer.remaining !== null && (
            <Badge tone={offer.remaining === 0 ? 'danger' : offer.remaining < fewLeft ? 'warning' : 'neutral'}>
              {say('sale.remaining', { count: offer.remaining })}
            </Badge>
          )}
          {offer.remaining !== 0 && (
            <div className={styles.action}>
              {action === 'cart' ? <AddToCart offer={offer} /> : <AskForOffer offer={offer} />}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A request is for one offer and does not use the cart. */
function AskForOffer({ offer: { id, the_title } }: { offer: Offer }) {
  const say = useWords()
  const action = say('sale.ask')
  return (
    <Button
      href={pageAddress(`/checkout?offer=${id}`)}
      variant="primary"
      aria-label={say('cart.addOf', { action, title: the_title })}
    >
      {action}
    </Button>
  )
}
