import { hasReceived, type Track, type TrackChange } from '@tropa/machines'
import { useTrackActor } from './active-track.tsx'
import { changesToTake, leftOutOf, stopsAddedTo, type TakenTrack, type Taking } from './take-track.ts'
import { useNoRoomText } from './useAdditions.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { keepOpened, openedTrack } from './opened-track.ts'

/**
 * Makes a track the visitor's own. A notice with this text offers to undo what it has changed; another one says what
 * found no room. `base`: what of the visitor's own track was shared, where others have changed that.
 */
export function useTakeTrack() {
  const actor = useTrackActor()
  const notify = useNotify()
  const noRoom = useNoRoomText()
  return (taken: TakenTrack, how: Taking, text: string, base?: Track) => {
    const { track: before, kept, owner } = actor.getSnapshot().context
    const isRead = hasReceived(kept, owner)
    const opened = openedTrack()
    const changes = changesToTake(before, taken, how, { isRead, base })
    const isJoined = changes.every(({ type }) => type === 'ATTACH')
    const added = isJoined || !isRead ? stopsAddedTo(before, taken) : []
    for (const change of changes) actor.send(change)
    const isChanged = changes.length > 0
    if (how === 'replace' && isChanged) keepOpened(null)
    const undo = () => {
      // What has been added since stays, where nothing else was changed; so does what was not known yet.
      const undoing: readonly TrackChange[] =
        isJoined || !isRead
          ? added.map((object) => ({ type: 'DETACH', object }))
          : changesToTake(actor.getSnapshot().context.track, before, 'replace')
      for (const change of undoing) actor.send(change)
      if (!isJoined) keepOpened(opened)
    }
    const isFull = how === 'join' && leftOutOf(before, taken) > 0
    if (!isFull || added.length > 0) notify({ text, tone: 'done', ...(isChanged && { undo }) })
    if (isFull) notify({ text: noRoom, tone: 'failed' })
  }
}
