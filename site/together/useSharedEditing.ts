import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SharedTrack } from '@tropa/contract'
import { type DaysChange, type ObjectRef, parseTrack, type Track } from '@tropa/machines'
import { useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import { isMissing, PortalError } from '../portal/error.ts'
import { useNotify } from '../visitor/Notices.tsx'
import type { AddedDay } from './day-choices.ts'
import { orderOfTrack } from './order-back.ts'
import { keepEnd, sharedTrackQuery } from './load-shared-track.ts'

export type SharedEditing = {
  /** @param day `null`: without one */
  add: (object: ObjectRef, day: AddedDay) => Promise<boolean>
  remove: (object: ObjectRef) => Promise<boolean>
  /** @param orderOf gives the new order of the track as it is by then; `null`: there is none */
  reorder: (orderOf: (track: Track) => DaysChange | null) => Promise<boolean>
  /** The order and days of an earlier track again. */
  orderAs: (before: SharedTrack) => Promise<boolean>
}

type Changed = Promise<{ track: SharedTrack }>
const refOf = ({ object_type, object_id }: ObjectRef) => ({ object_type, object_id })

/**
 * Changes a shared track, one change after another, each on top of what the one before it has left.
 * @param by the name that others see; `null`: there is none yet, and `onNameless` says so
 */
export function useSharedEditing(token: string, by: string | null, onNameless: () => void): SharedEditing {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const { queryKey } = sharedTrackQuery(portal, token)

  async function make(call: (name: string, track: SharedTrack) => Changed | null, name: string): Promise<boolean> {
    const shown = queryClient.getQueryData(queryKey)
    const changed = shown && call(name, shown.track)
    if (!changed) return false
    try {
      const answer = await changed
      queryClient.setQueryData(queryKey, answer)
      return true
    } catch (error) {
      if (isMissing(error)) keepEnd(queryClient, token, error)
      else {
        const text = error instanceof PortalError && error.status < 500 ? error.message : ''
        notify({ text: text || say('together.refused'), tone: 'failed' })
      }
      return false
    }
  }
  const change = (call: (name: string, track: SharedTrack) => Changed | null): Promise<boolean> => {
    if (by === null) {
      onNameless()
      return Promise.resolve(false)
    }
    const made = last.current.then(() => make(call, by))
    last.current = made
    return made
  }
  const params = { token }
  const order = ({ plan, day_notes, days }: DaysChange, name: string, { version }: SharedTrack) =>
    portal.sharedOrder({
      params,
      body: {
        plan: [...plan],
        ...(day_notes && { day_notes: [...day_notes] }),
        ...(days !== undefined && { days }),
        seen_version: version,
        by: name,
      },
    })
  return {
    orderAs: (before) =>
      change((name, { version }) =>
        portal.sharedOrder({
          params,
          body: { ...orderOfTrack(parseTrack(before)), seen_version: version, by: name },
        }),
      ),
    add: (object, day) =>
      change((name) =>
        portal.sharedAttach({ params, body: { ...refOf(object), ...(day !== null && { day }), by: name } }),
      ),
    remove: (object) => change((name) => portal.sharedDetach({ params, body: { ...refOf(object), by: name } })),
    reorder: (orderOf) =>
      change((name, track) => {
        const made = orderOf(parseTrack(track))
        return made && order(made, name, track)
      }),
  }
}
