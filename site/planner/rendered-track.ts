import { queryOptions } from '@tanstack/react-query'
import { type activeTrackMachine, applyChange, parseTrack, type Track, unsentOf } from '@tropa/machines'
import type { SnapshotFrom } from 'xstate'
import type { Portal } from '../portal/portal.ts'

/** The account's track that the first HTML shows, and its version, which the visitor sees with it. */
export type RenderedTrack = { track: Track; version?: number | undefined }

/** The machine of the track loads it afterwards. */
export const renderedTrackQuery = (portal: Portal) =>
  queryOptions<RenderedTrack>({
    queryKey: ['account', 'rendered track'],
    queryFn: async ({ signal }) => {
      const { track } = await portal.myTrack({}, { signal })
      return { track: parseTrack(track), version: track.version }
    },
  })

type State = SnapshotFrom<typeof activeTrackMachine>

/** What the visitor has changed since the page was rendered. A guest's changes wait for what is stored. */
function changesIn({ owner, pending, kept }: State['context']) {
  if (owner !== null) return unsentOf(kept, owner)
  return pending.flatMap((operation) => (operation.type === 'CHANGE' ? [operation.change] : []))
}

/**
 * The track to show: until it is loaded or a call fails, as the page was rendered, so that no control changes for a
 * moment.
 * @returns gives the same track for the same state
 */
export function shownTrackOf(rendered: Track | null): (state: State) => Track {
  let last: { context: State['context']; track: Track } | undefined
  return (state) => {
    const { context } = state
    if (rendered === null || !state.hasTag('loading') || context.failures > 0) return context.track
    if (last?.context !== context) last = { context, track: changesIn(context).reduce(applyChange, rendered) }
    return last.track
  }
}
