import type { SharedTrack } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { count, has, parseTrack, planOf } from '@tropa/machines'
import { useEffect, useRef } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { useTrack } from '../planner/active-track.tsx'
import { buttonRow } from '../planner/button-rows.css.ts'
import * as styles from '../planner/track.css.ts'
import { postedTake } from '../planner/track-form.ts'
import { useTakeTrack } from '../planner/useTakeTrack.ts'

/** Adds a shared track to the visitor's own or replaces it; says so if all its stops are there already. */
export function TakeShared({ track }: { track: SharedTrack }) {
  const say = useWords()
  const take = useTakeTrack()
  const { track: own } = useTrack()
  const stops = planOf(parseTrack(track))
  const isTaken = stops.length > 0 && stops.every((stop) => has(own, stop))
  const [toOwn, joined] = useFocusOnceTaken(isTaken)
  const ownTrack = (
    <Button key="own" ref={toOwn} href={pageAddress('/my_tracks')} variant={isTaken ? 'primary' : 'quiet'}>
      {say('track.title')}
    </Button>
  )
  return (
    <div className={styles.taken}>
      {isTaken && <p>{say('sharedTrack.taken')}</p>}
      <div className={buttonRow}>
        {isTaken ? (
          ownTrack
        ) : (
          <Button
            variant="primary"
            {...postedTake(stops)}
            onClick={(event) => {
              event.preventDefault()
              joined()
              take(track, 'join', say('sharedTrack.joined'))
            }}
          >
            {say('sharedTrack.join')}
          </Button>
        )}
        {count(own) > 0 && (
          <Button className={styles.scripted} onClick={() => take(track, 'replace', say('sharedTrack.replaced'))}>
            {say('sharedTrack.replace')}
          </Button>
        )}
        {!isTaken && ownTrack}
      </div>
    </div>
  )
}

/** The button that adds is removed after the press, so focus moves to the link to the visitor's own track. */
function useFocusOnceTaken(isTaken: boolean) {
  const toOwn = useRef<HTMLAnchorElement & HTMLButtonElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (isTaken && isPressed.current && document.activeElement === document.body) toOwn.current?.focus()
    isPressed.current = false
  }, [isTaken])
  return [toOwn, () => void (isPressed.current = true)] as const
}
