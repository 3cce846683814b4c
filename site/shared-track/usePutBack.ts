import { useRouteContext } from '@tanstack/react-router'
import { has, parseTrack } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { placeAgain, type Removal, removalSubject, stopAgain } from './put-back.ts'
import type { MakeChange } from './useMakeChange.ts'

type Undo = (removal: Removal) => Promise<boolean>

/**
 * Restores a stop that was removed from a shared track, on its day and in its place. A notice says what could not be
 * restored, and offers it again.
 */
export function usePutBack(token: string, { change, shownTrack, isNameless }: MakeChange): Undo {
  const say = useWords()
  const notify = useNotify()
  const { portal } = useRouteContext({ from: '__root__' })
  const params = { token }
  const titleOf = ({ title }: Removal) => ({ title: title ?? say('sharedEditing.unknown') })
  const offerAgain = (removal: Removal, text: string, undo: Undo) =>
    notify({ text, tone: 'failed', undo: () => void undo(removal), about: removalSubject(removal.stop) })

  const place: Undo = async (removal) => {
    const placed = await change({
      kind: 'ordered',
      call: (by, track) => {
        const plan = placeAgain(removal, parseTrack(track))
        return plan && portal.sharedOrder({ params, body: { plan, seen_version: track.version, by } })
      },
      onRefused: () => offerAgain(removal, say('sharedEditing.backAtEnd', titleOf(removal)), place),
    })
    return placed !== null
  }
  const putBack: Undo = async (removal) => {
    const { stop } = removal
    const shown = shownTrack()
    if (shown && has(parseTrack(shown), stop)) {
      // Somebody has added it again, at a place of their choice.
      notify({ text: say('sharedEditing.isBack', titleOf(removal)), tone: 'done', about: removalSubject(stop) })
      return false
    }
    if (isNameless()) offerAgain(removal, say('sharedEditing.nameNeeded'), putBack)
    const attached = await change({
      kind: 'attached',
      object: stop,
      call: (by, track) => {
        const now = parseTrack(track)
        return has(now, stop) ? null : portal.sharedAttach({ params, body: { ...stopAgain(removal, now), by } })
      },
      onRefused: (reason) => offerAgain(removal, reason || say('sharedEditing.notBack', titleOf(removal)), putBack),
    })
    if (attached) await place(removal)
    return attached !== null
  }
  return putBack
}
