import type { Hotel } from '@tropa/contract'
import { FactList } from '@tropa/library/FactList/dressed.ts'
import { clock, star } from '@tropa/library/Icon/icons.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { hotelServiceLabels } from '@tropa/library/labels/tables.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { iconOf } from '../objects/fact-icons.ts'
import * as styles from '../objects/object-page.css.ts'

export function HotelFacts({ hotel }: { hotel: Hotel }) {
  const say = useWords()
  const stay = [
    { icon: clock, title: say('place.checkIn', { time: hotel.check_in }) },
    { icon: clock, title: say('place.checkOut', { time: hotel.check_out }) },
    ...(hotel.star_rating ? [{ icon: star, title: say('place.stars', { count: hotel.star_rating }) }] : []),
    ...(hotel.classification_number
      ? [{ icon: star, title: say('place.classification', { number: hotel.classification_number }) }]
      : []),
  ]
  return (
    <>
      <section className={styles.block} aria-labelledby="facilities">
        <h2 id="facilities" className={styles.heading}>
          {say('place.facilities')}
        </h2>
        <FactList
          items={[
            ...hotel.facility_list.map((code) => ({
              icon: iconOf(code),
              title: labelOf(hotelServiceLabels, code, say.language),
            })),
            ...stay,
          ]}
        />
      </section>
      {hotel.room_list.length > 0 && (
        <section className={styles.block} aria-labelledby="rooms">
          <h2 id="rooms" className={styles.heading}>
            {say('place.rooms')}
          </h2>
          <ul className={styles.offers}>
            {hotel.room_list.map((room) => (
              <li key={room.the_title} className={styles.offer}>
                <span>
                  <b>{room.the_title}</b>
                  <span className={styles.quiet}>
                    {' '}
                    {[
                      say('place.guests', { count: room.guests }),
                      room.area_m2 && say('place.area', { area: room.area_m2 }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                <span>
                  <Price value={room.price.value} /> <span className={styles.quiet}>{say('place.night')}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
