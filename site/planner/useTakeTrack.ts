import { useTrackActor } from './active-track.tsx'
import { changesToTake, type TakenTrack, type Taking } from './take-track.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { keepOpened, openedTrack } from './opened-track.ts'

/** Makes a track the visitor's own. A notice with this text offers to undo it. */
export function useTakeTrack() {
  const actor = useTrackActor()
  const notify = useNotify()
  const replace = (taken: TakenTrack, how: Taking) =>
    changesToTake(actor.getSnapshot().context.track, taken, how).forEach((change) => actor.send(change))
  return (taken: TakenTrack, how: Taking, text: string) => {
    const before = actor.getSnapshot().context.track
    const opened = openedTrack()
    replace(taken, how)
    if (how === 'replace') keepOpened(null)
    const undo = () => {
      replace(before, 'replace')
      keepOpened(opened)
    }
    notify({ text, tone: 'done', undo })
  }
}
