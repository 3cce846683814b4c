import { useRouteContext } from '@tanstack/react-router'
import type { SharedTrack } from '@tropa/contract'
import { type DaysChange, type ObjectRef, parseTrack, type Track } from '@tropa/machines'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import type { AddedDay } from './day-choices.ts'
import { orderOfTrack } from './order-back.ts'
import { type Removal, removalFrom, removalSubject } from './put-back.ts'
import { useMakeChange } from './useMakeChange.ts'
import { usePutBack } from './usePutBack.ts'

export type SharedEditing = {
  /** @param day `null`: without one */
  add: (object: ObjectRef, day: AddedDay) => Promise<boolean>
  /** A notice offers undo. */
  remove: (object: ObjectRef) => Promise<boolean>
  /** Restores a removed stop on its day and in its place. */
  putBack: (removal: Removal) => Promise<boolean>
  /** @param orderOf returns the new order of the current track; `null`: there is none */
  reorder: (orderOf: (track: Track) => DaysChange | null) => Promise<boolean>
  /** Restores the order and days of an earlier track. */
  orderAs: (before: SharedTrack) => Promise<boolean>
}

const refOf = ({ object_type, object_id }: ObjectRef) => ({ object_type, object_id })

/**
 * Changes a shared track; each change starts when the one before it is done.
 * @param by the name that others see; `null`: there is none yet, and `onNameless` is called
 */
export function useSharedEditing(token: string, by: string | null, onNameless: () => void): SharedEditing {
  const say = useWords()
  const notify = useNotify()
  const { portal } = useRouteContext({ from: '__root__' })
  const making = useMakeChange(token, by, onNameless)
  const putBack = usePutBack(token, making)
  const change: (...wanted: Parameters<typeof making.change>) => Promise<boolean> = async (wanted) =>
    (await making.change(wanted)) !== null
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
  const sayRemoved = (removal: Removal) =>
    notify({
      text: say('sharedEditing.removed', { title: removal.title ?? say('sharedEditing.unknown') }),
      tone: 'done',
      undo: () => void putBack(removal),
      about: removalSubject(removal.stop),
    })
  return {
    putBack,
    orderAs: (before) =>
      change({
        kind: 'ordered',
        call: (name, { version }) =>
          portal.sharedOrder({
            params,
            body: { ...orderOfTrack(parseTrack(before)), seen_version: version, by: name },
          }),
      }),
    add: (object, day) =>
      change({
        kind: 'attached',
        object,
        call: (name) =>
          portal.sharedAttach({ params, body: { ...refOf(object), ...(day !== null && { day }), by: name } }),
      }),
    remove: async (object) => {
      const before = await making.change({
        kind: 'detached',
        object,
        call: (name) => portal.sharedDetach({ params, body: { ...refOf(object), by: name } }),
      })
      const removal = before && removalFrom(before, object)
      if (removal) sayRemoved(removal)
      return before !== null
    },
    reorder: (orderOf) =>
      change({
        kind: 'ordered',
        call: (name, track) => {
          const made = orderOf(parseTrack(track))
          return made && order(made, name, track)
        },
      }),
  }
}
