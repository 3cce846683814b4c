import type { ObjectRef } from '@tropa/machines'
import { attachData } from './early-presses.ts'

/** Where track controls post where no scripts run. */
export const trackChangePath = '/my_tracks/change'

/** The id of the form that every track control sends there. */
export const trackFormId = 'track-change'

/**
 * The names of its buttons by what they do. The value of the first two is the objects, as `attachData` writes them;
 * `restore` takes the last removal back.
 */
export const trackActions = {
  attach: 'attach',
  detach: 'detach',
  save: 'save',
  clear: 'clear',
  restore: 'restore',
} as const

/** The attributes of a button that adds objects: by the form without scripts, else by its own handler. */
export function postedAttach(objects: readonly ObjectRef[]) {
  const data = attachData(objects)
  return { type: 'submit', form: trackFormId, name: trackActions.attach, value: data, 'data-attach': data } as const
}

/**
 * The same for a button whose handler does more than adding: a press before the page is hydrated waits for the handler.
 */
export const postedTake = (objects: readonly ObjectRef[]) => ({ ...postedAttach(objects), 'data-attach': '' }) as const
