import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SharedChange, SharedTrack } from '@tropa/contract'
import type { ObjectRef } from '@tropa/machines'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { isMissing, PortalError } from '../portal/error.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { keepEnd, sharedTrackQuery } from './load-shared-track.ts'
import { changeInTurn, keepMade, type MadeChange } from './made-changes.ts'

/** A change that a visitor wants to make to a shared track. */
export type WantedChange = {
  kind: SharedChange['kind']
  object?: ObjectRef
  /** Receives the current track; `null`: there is nothing to do. */
  call: (name: string, track: SharedTrack) => Promise<{ track: SharedTrack }> | null
  /**
   * Called if the change was refused.
   * @param reason of the portal; empty if it gave none
   */
  onRefused?: (reason: string) => void
}

export type MakeChange = {
  /** @returns the track as shown before the change; `null`: it was not changed */
  change: (wanted: WantedChange) => Promise<SharedTrack | null>
  shownTrack: () => SharedTrack | undefined
  isNameless: () => boolean
}

const madeBy = ({ kind, object }: WantedChange, { version }: SharedTrack): MadeChange => ({
  version,
  kind,
  ...(object && { object_type: object.object_type, object_id: object.object_id }),
})

/** Makes changes of a shared track one after another, and remembers that they were made here. As `useSharedEditing`. */
export function useMakeChange(token: string, by: string | null, onNameless: () => void): MakeChange {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const { queryKey } = sharedTrackQuery(portal, token)
  // An undo may be pressed long after its notice was made, when the visitor has a name.
  const name = useRef(by)
  useLayoutEffect(() => {
    name.current = by
  }, [by])
  const shownTrack = () => queryClient.getQueryData(queryKey)?.track
  const sayRefused = (reason: string) => notify({ text: reason || say('sharedEditing.refused'), tone: 'failed' })

  async function make(wanted: WantedChange, own: string): Promise<SharedTrack | null> {
    const shown = shownTrack()
    const changed = shown && wanted.call(own, shown)
    if (!changed) return null
    try {
      const response = await changed
      // A call that changes nothing returns the version of another change.
      if (response.track.version > shown.version) keepMade(token, madeBy(wanted, response.track))
      queryClient.setQueryData(queryKey, response)
      return shown
    } catch (error) {
      const { onRefused = sayRefused } = wanted
      if (isMissing(error)) keepEnd(queryClient, token, error)
      else onRefused(error instanceof PortalError && error.status < 500 ? error.message : '')
      return null
    }
  }
  return {
    shownTrack,
    isNameless: () => name.current === null,
    change: async (wanted) => {
      const own = name.current
      if (own !== null) return changeInTurn(() => make(wanted, own))
      onNameless()
      return null
    },
  }
}
