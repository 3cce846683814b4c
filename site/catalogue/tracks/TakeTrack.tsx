import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { arrowRight, plus } from '@tropa/library/Icon/icons.ts'
import type { Track } from '@tropa/contract'
import { has } from '@tropa/machines'
import type { MouseEvent } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { useTrack } from '../../planner/active-track.tsx'
import { postedAttach } from '../../planner/track-form.ts'
import { stopsAddedTo } from '../../planner/take-track.ts'
import { useTakeTrack } from '../../planner/useTakeTrack.ts'
import { useRefusal } from '../../planner/useRefusal.ts'
import { useWords } from '../../messages/intl.tsx'
import { readyTrackObjects, refsOf, takenTrack } from './ready-track-objects.ts'
import * as styles from './ready-track.css.ts'

/**
 * Adds every stop of a ready-made track after the visitor's own, on the days that follow. Existing stops do not move.
 */
export function TakeTrack({ ready }: { ready: Track }) {
  const say = useWords()
  const { track } = useTrack()
  const takeTrack = useTakeTrack()
  const objects = readyTrackObjects(ready)
  const stops = refsOf(objects)
  const refusal = useRefusal(stops)
  const isTaken = stops.every((object) => has(track, object))

  const take = (event: MouseEvent) => {
    event.preventDefault()
    const taken = takenTrack(ready, objects)
    const text = say('ready.taken', { count: stopsAddedTo(track, taken).length })
    refusal.set(false)
    takeTrack(taken, 'join', text, { onFull: () => refusal.set(true) })
  }

  return (
    <div className={styles.take}>
      <p className={styles.hint}>{say(isTaken ? 'ready.isTaken' : 'ready.takeHint')}</p>
      <div className={styles.ways}>
        {/** The button stays after all stops are added, so that focus is not lost. */}
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
