import { Fragment } from 'react'
import type { EventCard, LocationCard } from '@tropa/contract'
import { EventCardRow } from '../events/EventCardRow.tsx'
import { PlaceCard } from '../places/PlaceCard.tsx'
import { ListedPlace, ShowOnMap } from '../../map/ListWithMap.tsx'
import { mapAnchor } from '../../map/map-view.ts'
import { placeId } from '../../map/map-places.ts'
import { Leg } from '../../planner/Leg.tsx'
import { legView } from '../../planner/stop-view.ts'
import { legsOf, type TrackLeg, type TrackObject } from '../../planner/track-objects.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './ready-track.css.ts'

const isPlace = (card: LocationCard | EventCard): card is LocationCard => card.object_type === 'location'

const viewOf = (leg: TrackLeg | null | undefined) => (leg ? legView(leg) : null)

/** The stops on one line, each with the leg to the next one, under the days that they are on. */
export function Stops({ stops }: { stops: readonly TrackObject[] }) {
  const say = useWords()
  const legs = legsOf(stops)
  const dayBegins = (index: number) => {
    const day = stops[index]?.object.day
    return day !== undefined && day !== stops[index - 1]?.object.day ? day : null
  }
  return (
    <ol className={styles.stops}>
      {stops.map(({ object, card }, index) => (
        <Fragment key={`${object.object_type}${object.object_id}`}>
          {dayBegins(index) !== null && (
            <li>
              <h3 className={styles.day}>{say('plan.day', { day: dayBegins(index) ?? 1 })}</h3>
            </li>
          )}
          {card && (
            <li className={styles.stop}>
              <span className={styles.number}>{index + 1}</span>
              <ListedPlace id={placeId(object.object_type, object.object_id)}>
                <div className={styles.card}>
                  <Stop card={card} />
                </div>
              </ListedPlace>
            </li>
          )}
          <Leg leg={viewOf(legs[index])} />
        </Fragment>
      ))}
    </ol>
  )
}

function Stop({ card }: { card: LocationCard | EventCard }) {
  const id = placeId(card.object_type, card.id)
  const tool = card.geolocation && <ShowOnMap id={id} title={card.the_title} href={`#${mapAnchor}`} />
  return isPlace(card) ? (
    <PlaceCard place={card} variant="row" tool={tool} />
  ) : (
    <EventCardRow event={card} tool={tool} />
  )
}
