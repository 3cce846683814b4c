import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { arrowRight, plus } from '@tropa/library/Icon/icons.ts'
import { has, type ObjectRef } from '@tropa/machines'
import type { MouseEvent } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { useTrack } from '../../planner/active-track.tsx'
import { postedAttach } from '../../planner/track-form.ts'
import { useAdditions } from '../../planner/useAdditions.ts'
import { useRefusal } from '../../planner/useRefusal.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './ready-track.css.ts'

/** Adds every stop of a ready-made track to the end of the visitor's own. Stops that are there already do not move. */
export function TakeTrack({ stops }: { stops: readonly ObjectRef[] }) {
  const say = useWords()
  const { track } = useTrack()
  const add = useAdditions()
  const refusal = useRefusal(stops)
  const isTaken = stops.every((object) => has(track, object))

  const take = (event: MouseEvent) => {
    event.preventDefault()
    refusal.set(add({ objects: stops, text: (count) => say('ready.taken', { count }) }) > 0)
  }

  return (
    <div className={styles.take}>
      <p className={styles.hint}>{say(isTaken ? 'ready.isTaken' : 'ready.takeHint')}</p>
      <div className={styles.ways}>
        {/** The button stays when all stops are taken, so that focus is not lost. */}
        <Button variant="primary" isDisabled={isTaken} {...postedAttach(stops)} onClick={take}>
          <Icon path={plus} size="sm" />
          {say('ready.take')}
        </Button>
        {isTaken && (
          <Button href={pageAddress('/my_tracks')} variant="quiet">
            {say('ready.open')}
            <Icon path={arrowRight} size="sm" />
          </Button>
        )}
      </div>
      {!isTaken && refusal.text && (
        <p className={styles.hint} role="alert">
          {refusal.text}
        </p>
      )}
    </div>
  )
}
