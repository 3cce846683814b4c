import { queryOptions } from '@tanstack/react-query'
import { type activeTrackMachine, applyChange, parseTrack, type Track, unsentOf } from '@tropa/machines'
import type { SnapshotFrom } from 'xstate'
import type { Portal } from '../portal/portal.ts'

/** The account's track in the first HTML, with its version. */
export type RenderedTrack = { track: Track; version?: number | undefined }

/** The machine of the track loads it again afterwards. */
export const renderedTrackQuery = (portal: Portal) =>
  queryOptions<RenderedTrack>({
    queryKey: ['account', 'rendered track'],
    queryFn: async ({ signal }) => {
      const { track } = await portal.myTrack({}, { signal })
      return { track: parseTrack(track), version: track.version }
    },
  })

type State = SnapshotFrom<typeof activeTrackMachine>

/** The visitor's changes since the page was rendered. A guest's changes wait until storage has been read. */
function changesIn({ owner, pending, kept }: State['context']) {
  if (owner !== null) return unsentOf(kept, owner)
  return pending.flatMap((operation) => (operation.type === 'CHANGE' ? [operation.change] : []))
}

/**
 * The track to show: as the page was rendered until it is loaded or a call fails, so that no control flickers.
 * @returns a function that gives the same track for the same state
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
