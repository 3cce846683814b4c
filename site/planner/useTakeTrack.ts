import { applyChange, hasReceived, type Track, type TrackChange } from '@tropa/machines'
import { useTrackActor } from './active-track.tsx'
import {
  changesToTake,
  changesToTakeBack,
  leftOutOf,
  stopsAddedTo,
  type TakenTrack,
  type Taking,
} from './take-track.ts'
import { expectDate } from './start-date.ts'
import { useNoRoomText } from './useAdditions.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { useSessionContext } from '../visitor/SessionProvider.tsx'
import { keepOpened, openedTrack } from './opened-track.ts'
import { useToday } from './useToday.ts'

/** A trip that is opened is shown on its own dates, and not on the travel date of the trip before. */
function useTripDate() {
  const { session, change } = useSessionContext()
  const { travelDate } = session.preferences
  const today = useToday()
  return ({ start_date = null }: TakenTrack) => {
    const isOther = travelDate !== null && start_date !== null && start_date !== travelDate && start_date >= today
    if (!isOther) return () => {}
    const choose = (date: string) => {
      expectDate(date)
      void change({ travel_date: date })
    }
    choose(start_date)
    return () => choose(travelDate)
  }
}

type TakeOptions = {
  /** What of the visitor's own track was shared, where others have changed that. */
  base?: Track | undefined
  /** Says that some stops have found no room; left out, a notice does. */
  onFull?: () => void
}

/** Makes a track the visitor's own. A notice with this text offers to undo what it has changed. */
export function useTakeTrack() {
  const actor = useTrackActor()
  const notify = useNotify()
  const noRoom = useNoRoomText()
  const chooseDateOf = useTripDate()
  return (taken: TakenTrack, how: Taking, text: string, { base, onFull }: TakeOptions = {}) => {
    const { track: before, kept, owner } = actor.getSnapshot().context
    const isRead = hasReceived(kept, owner)
    const opened = openedTrack()
    const changes = changesToTake(before, taken, how, { isRead, base })
    const after = changes.reduce(applyChange, before)
    const isJoined = changes.every(({ type }) => type === 'ATTACH')
    const added = isJoined || !isRead ? stopsAddedTo(before, taken) : []
    const isChanged = changes.length > 0
    const isOpened = how === 'replace' && isChanged
    const takeDateBack = isOpened ? chooseDateOf(taken) : () => {}
    for (const change of changes) actor.send(change)
    if (isOpened) keepOpened(null)
    const undo = () => {
      // What has been added since stays; so does what was not known yet.
      const undoing: readonly TrackChange[] =
        isJoined || !isRead
          ? added.map((object) => ({ type: 'DETACH', object }))
          : changesToTakeBack(actor.getSnapshot().context.track, before, after)
      for (const change of undoing) actor.send(change)
      if (!isJoined) keepOpened(opened)
      takeDateBack()
    }
    const isFull = how === 'join' && leftOutOf(before, taken) > 0
    if (!isFull || added.length > 0) notify({ text, tone: 'done', ...(isChanged && { undo }) })
    if (isFull) (onFull ?? (() => notify({ text: noRoom, tone: 'failed' })))()
  }
}
