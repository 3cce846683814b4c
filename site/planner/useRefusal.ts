import { mostStops, type ObjectRef } from '@tropa/machines'
import { useState } from 'react'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import { useHasRoom } from './active-track.tsx'
import { attachData } from './early-presses.ts'
import { mostGuestStops } from './guest-track.ts'

/**
 * The message of a control whose objects did not fit: shown at once with scripts, else on the page after the press.
 * `text` is absent before that, and after a stop has been removed.
 */
export function useRefusal(objects: readonly ObjectRef[]): { text?: string; set: (isRefused: boolean) => void } {
  const say = useWords()
  const { auth, refusedStops } = useSession()
  const hasRoom = useHasRoom()
  const [isRefused, set] = useState(false)
  const text = refusalText()
  return { set, ...(text !== undefined && { text }) }

  function refusalText() {
    if (isRefused && !hasRoom) return say('track.full', { limit: mostStops })
    if (refusedStops === undefined || refusedStops !== attachData(objects)) return undefined
    return auth
      ? say('track.full', { limit: mostStops })
      : say('track.fullGuest', { limit: mostGuestStops, most: mostStops })
  }
}
