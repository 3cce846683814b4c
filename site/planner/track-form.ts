import type { ObjectRef } from '@tropa/machines'
import { attachData } from './early-presses.ts'

/** The address to which track controls post without scripts. */
export const trackChangePath = '/my_tracks/change'

/** The id of the form that track controls send without scripts. */
export const trackFormId = 'track-change'

/**
 * The names of the form's buttons by action. The value of the first two is the objects, as `attachData` writes them;
 * `restore` undoes the last removal.
 */
export const trackActions = {
  attach: 'attach',
  detach: 'detach',
  save: 'save',
  clear: 'clear',
  restore: 'restore',
} as const

/** The attributes of a button that adds objects: it sends the form without scripts, else its own handler runs. */
export function postedAttach(objects: readonly ObjectRef[]) {
  const data = attachData(objects)
  return { type: 'submit', form: trackFormId, name: trackActions.attach, value: data, 'data-attach': data } as const
}

/**
 * The same for a button whose handler does more than adding objects: a press before hydration waits for the handler.
 */
export const postedTake = (objects: readonly ObjectRef[]) => ({ ...postedAttach(objects), 'data-attach': '' }) as const
