import type { EventCard, LocationCard } from '@tropa/contract'
import { PlannerItem } from '@tropa/library/PlannerItem/dressed.ts'
import type { PlannerAction } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import { move, planOf, type PlannedObject } from '@tropa/machines'
import { Fragment } from 'react'
import { useTrack, useTrackActor } from '../../actors/active-track.tsx'
import { Picture } from '../../cards/Picture.tsx'
import { ListedPlace, ShowOnMap } from '../../map/chosen.tsx'
import { placeId } from '../../map/places.ts'
import { mapAnchor } from '../../map/view.ts'
import { useWords } from '../../messages/intl.tsx'
import { legsOf, type TrackObject } from './objects.ts'
import * as styles from './track.css.ts'

export type PlanProps = {
  objects: readonly TrackObject[]
  /** Whether an object without a card is gone, or only could not be asked for. */
  isKnown: boolean
}

/** The objects in order, each with what leads to the next one. */
export function Plan({ objects, isKnown }: PlanProps) {
  const say = useWords()
  const { track } = useTrack()
  const actor = useTrackActor()
  const legs = legsOf(objects)

  const act = (object: PlannedObject, position: number) => (action: PlannerAction) => {
    if (action === 'remove') return actor.send({ type: 'DETACH', object })
    const moved = move(track, object, action === 'up' ? position - 1 : position + 1)
    return actor.send({ type: 'REORDER', plan: planOf(moved) })
  }

  return (
    <ol className={styles.plan} aria-label={say('track.title')}>
      {objects.map(({ object, card }, index) => (
        <Fragment key={`${object.object_type}${object.object_id}`}>
          <PlannerItem
            number={index + 1}
            title={card?.the_title ?? say('track.goneTitle', { id: object.object_id })}
            {...(card && { href: card.link, note: <Note card={card} />, picture: <Picture cover={card.cover} />, tool: <Way card={card} /> })}
            isGone={isKnown && card === null}
            isFirst={index === 0}
            isLast={index === objects.length - 1}
            onAction={act(object, index + 1)}
          />
          {legs[index] != null && (
            <li className={styles.leg}>{say('track.legStraight', { km: say.intl.formatNumber(legs[index], { maximumFractionDigits: 1 }) })}</li>
          )}
        </Fragment>
      ))}
    </ol>
  )
}

type Card = { card: LocationCard | EventCard }

/** Where it is. */
function Note({ card }: Card) {
  if (!card.geolocation) return card.territory?.the_title
  return <ListedPlace id={placeId(card.object_type, card.id)}>{card.territory?.the_title}</ListedPlace>
}

/** To it on the map. */
function Way({ card }: Card) {
  if (!card.geolocation) return null
  return <ShowOnMap id={placeId(card.object_type, card.id)} title={card.the_title} href={`#${mapAnchor}`} isQuiet />
}
