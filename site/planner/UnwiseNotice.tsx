import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { LocationCard } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { planOf, type Track } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import type { Card } from '../portal/cards-by-id.ts'
import { indoorPlace, nearbyQuery } from './nearby-indoors.ts'
import * as styles from './plan.css.ts'
import type { Danger } from './schedule/unwise.ts'

/** What a `UnwiseNotice` takes. `otherDay`: of the plan, `null`: none is better. */
export type UnwiseNoticeProps = {
  danger: Danger
  /** The weather is no forecast: it is computed from the climate. */
  isStandIn: boolean
  card: Card
  track: Track
  date: string
  otherDay: number | null
  onDay: (day: number) => void
  onReplace: (place: LocationCard) => void
}

/** Why a forecast makes a stop unwise, with another day of the plan, and a place nearby that is under a roof. */
export function UnwiseNotice({ danger, isStandIn, card, track, date, otherDay, onDay, onReplace }: UnwiseNoticeProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { geolocation = '' } = card
  const nearby = useQuery({ ...nearbyQuery(portal, geolocation), enabled: danger !== 'thaw' && geolocation !== '' })
  const place = indoorPlace(nearby.data ?? [], date, { onTrack: planOf(track), access: card.access })
  return (
    <Alert tone="warning" title={say(isStandIn ? `plan.unwise.standIn.${danger}` : `plan.unwise.${danger}`)}>
      <span className={styles.buttons}>
        {otherDay !== null && (
          <Button
            variant="quiet"
            aria-label={say('plan.fixOf', { fix: say('plan.fixDay', { day: otherDay }), title: card.the_title })}
            onClick={() => onDay(otherDay)}
          >
            {say('plan.fixDay', { day: otherDay })}
          </Button>
        )}
        {place && (
          <Button variant="quiet" onClick={() => onReplace(place)}>
            {say('plan.fixIndoors', { title: place.the_title })}
          </Button>
        )}
      </span>
    </Alert>
  )
}
