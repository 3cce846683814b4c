import { type activeTrackMachine, unsentOf } from '@tropa/machines'
import type { ActorRefFrom } from 'xstate'
import { holdUnsent, whenSent } from '../visitor/unsent-changes.ts'

/**
 * Makes signing out wait for the unsent changes of the account's track.
 * @returns ends this
 */
export function holdTrack(actor: ActorRefFrom<typeof activeTrackMachine>): () => void {
  const count = () => {
    const state = actor.getSnapshot()
    const { kept, owner } = state.context
    return state.matches({ storage: 'loading' }) ? undefined : unsentOf(kept, owner).length
  }
  const subscribe = (changed: () => void) => {
    const subscription = actor.subscribe(changed)
    return () => subscription.unsubscribe()
  }
  return holdUnsent(() => whenSent({ count, subscribe, retry: () => actor.send({ type: 'WENT_ONLINE' }) }))
}
