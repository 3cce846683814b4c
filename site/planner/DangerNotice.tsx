import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { planOf, type PlannedObject } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import type { Card } from '../portal/cards-by-id.ts'
import { useTrack } from './active-track.tsx'
import { indoorPlace, nearbyQuery } from './nearby-indoors.ts'
import * as styles from './plan.css.ts'
import type { DangerView } from './stop-view.ts'
import { useReplaceStop } from './useReplaceStop.ts'

export type DangerNoticeProps = {
  view: DangerView
  object: PlannedObject
  card: Card
  onDay: (day: number) => void
}

/** Why the forecast makes a stop unwise, with a better day of the plan and a place nearby that is indoors. */
export function DangerNotice({
  view: { danger, isStandIn, day, date, otherDay },
  object,
  card,
  onDay,
}: DangerNoticeProps) {
  const say = useWords()
  const replace = useReplaceStop()
  const { track } = useTrack()
  const { portal } = useRouteContext({ from: '__root__' })
  const { geolocation = '' } = card
  const nearby = useQuery({ ...nearbyQuery(portal, geolocation), enabled: danger !== 'thaw' && geolocation !== '' })
  const place = indoorPlace(nearby.data ?? [], date, { onTrack: planOf(track), access: card.access })
  return (
    <Alert tone="warning" title={say(isStandIn ? `plan.danger.standIn.${danger}` : `plan.danger.${danger}`)}>
      <div className={styles.fixes}>
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
          <Button variant="quiet" onClick={() => replace(object, day, place)}>
            {say('plan.fixIndoors', { title: place.the_title })}
          </Button>
        )}
      </div>
    </Alert>
  )
}
