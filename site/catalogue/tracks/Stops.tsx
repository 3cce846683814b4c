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
import * as styles from './ready-track.css.ts'

const isPlace = (card: LocationCard | EventCard): card is LocationCard => card.object_type === 'location'

const viewOf = (leg: TrackLeg | null | undefined) => (leg ? legView(leg) : null)

/** The stops on one line, each with the leg to the next one. */
export function Stops({ stops }: { stops: readonly TrackObject[] }) {
  const legs = legsOf(stops)
  return (
    <ol className={styles.stops}>
      {stops.map(({ object, card }, index) => (
        <Fragment key={`${object.object_type}${object.object_id}`}>
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
