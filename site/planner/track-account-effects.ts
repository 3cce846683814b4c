import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type AccountChange, type ActiveTrackEvent, parseTrack } from '@tropa/machines'
import { useEffect, useState } from 'react'
import { type MessageId, useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useAccountOwner } from '../visitor/useAccountOwner.ts'
import { reopen } from './opened-track.ts'
import type { RenderedTrack } from './rendered-track.ts'
import { savedTracksKey } from './saved-tracks-query.ts'
import type { TrackEffects } from './track-account.ts'

/** The machine starts before the page that shows its effects. */
export type TrackNews = TrackEffects & { show: (effects: TrackEffects) => void }

export function createTrackNews(): TrackNews {
  let shown: TrackEffects | undefined
  return {
    show: (effects) => {
      shown = effects
    },
    refused: (change, reasons) => shown?.refused(change, reasons),
    replaced: (order) => shown?.replaced(order),
    saved: (track) => shown?.saved(track),
  }
}

type SendEvent = (event: ActiveTrackEvent) => void

const refusals: Partial<Record<AccountChange['type'], MessageId>> = {
  CLEAR: 'track.clearRefused',
  MERGE: 'track.mergeRefused',
}

/** Notices of refusals, of a saved track, and of an order that was replaced: undo takes that one back. */
export function useTrackEffects(news: TrackNews, send: SendEvent): void {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    news.show({
      refused: ({ type }, reasons) =>
        notify({ text: [say(refusals[type] ?? 'track.changeRefused'), ...reasons].join('. '), tone: 'failed' }),
      replaced: ({ plan, day_notes = [], days }) =>
        notify({
          text: say('track.orderReplaced'),
          tone: 'done',
          // Notes that were written since stay where that order had none.
          undo: () => send({ type: 'REORDER', plan, notes: day_notes, ...(days !== undefined && { days }) }),
        }),
      saved: (track) => {
        const loadAgain = () => queryClient.invalidateQueries({ queryKey: savedTracksKey })
        const undo = async () => {
          const { plan = [], day_notes = [], days = null, start_date = null } = track
          send({ type: 'REORDER', attached: plan, plan, day_notes, days, start_date })
          reopen(parseTrack(track))
          if (track.replaced_id === undefined) await portal.deleteTrack({ params: { id: track.id } })
          else await portal.restoreTrack({ params: { id: track.replaced_id } })
          await loadAgain()
        }
        notify({
          text: say('track.saved', { title: track.title ?? say('track.title') }),
          tone: 'done',
          undo: () => void undo().catch(() => notify({ text: say('notice.updateFailed'), tone: 'failed' })),
        })
        void loadAgain()
      },
    })
  }, [news, send, say, notify, queryClient, portal])
}

/**
 * The name of the account is the same in its next session, which sends what this one could not.
 * @param rendered the track that the server rendered the page with: that of the account of this first session
 */
export function useAccountEvents(send: SendEvent, rendered: RenderedTrack | null): void {
  const owner = useAccountOwner()
  const [renderedFor] = useState(owner)
  useEffect(() => {
    if (owner === null) return
    const known = owner === renderedFor ? rendered : null
    const version = known?.version
    send({
      type: 'SIGNED_IN',
      owner,
      ...(known && { rendered: known.track }),
      ...(version !== undefined && { version }),
    })
    return () => send({ type: 'SIGNED_OUT' })
  }, [send, owner, rendered, renderedFor])
}
