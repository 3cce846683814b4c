import { useTrackActor } from './active-track.tsx'
import { changesToTake, leftOutOf, type TakenTrack, type Taking } from './take-track.ts'
import { useNoRoomText } from './useAdditions.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { keepOpened, openedTrack } from './opened-track.ts'

/**
 * Makes a track the visitor's own. A notice with this text offers to undo what it has changed; another one says what
 * found no room.
 */
export function useTakeTrack() {
  const actor = useTrackActor()
  const notify = useNotify()
  const noRoom = useNoRoomText()
  return (taken: TakenTrack, how: Taking, text: string) => {
    const before = actor.getSnapshot().context.track
    const opened = openedTrack()
    const changes = changesToTake(before, taken, how)
    const added = changes.flatMap((change) => (change.type === 'ATTACH' ? change.object : []))
    for (const change of changes) actor.send(change)
    const isChanged = changes.length > 0
    if (how === 'replace' && isChanged) keepOpened(null)
    const undo = () => {
      // What has been added since stays, where nothing else was changed.
      if (added.length === changes.length) return added.forEach((object) => actor.send({ type: 'DETACH', object }))
      const { track } = actor.getSnapshot().context
      for (const change of changesToTake(track, before, 'replace')) actor.send(change)
      keepOpened(opened)
    }
    const isFull = how === 'join' && leftOutOf(before, taken) > 0
    if (!isFull || added.length > 0) notify({ text, tone: 'done', ...(isChanged && { undo }) })
    if (isFull) notify({ text: noRoom, tone: 'failed' })
  }
}
