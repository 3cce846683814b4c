import type { CalendarDate } from '@tropa/contract'
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
import { startDateOf } from './plan-dates.ts'
import { expectDate } from './start-date.ts'
import { useNoRoomText } from './useAdditions.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { useSessionContext } from '../visitor/SessionProvider.tsx'
import { keepOpened, openedTrack } from './opened-track.ts'
import { useToday } from './useToday.ts'

/** Sets the travel date to that of an opened trip, because a trip is shown on its own dates. */
function useTripDate() {
  const { session, change } = useSessionContext()
  const { travelDate } = session.preferences
  const today = useToday()
  return (taken: TakenTrack) => {
    const start = startDateOf(taken)
    const isOther = travelDate !== null && start !== null && start !== travelDate && start >= today
    if (!isOther) return () => {}
    const choose = (date: CalendarDate) => {
      expectDate(date)
      void change({ travel_date: date })
    }
    choose(start)
    return () => choose(travelDate)
  }
}

type TakeOptions = {
  /** The visitor's own track as it was shared, if others have changed it since. */
  base?: Track | undefined
  /** Called if some stops did not fit; by default a notice says so. */
  onFull?: () => void
}

/** Takes a track into the visitor's own. A notice with this text offers undo. */
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
      // Stops that were added since stay, and so do those that were not known yet.
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
