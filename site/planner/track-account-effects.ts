import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import {
  type AccountChange,
  type ActiveTrack,
  type ActiveTrackEvent,
  changeToRestore,
  has,
  keyOf,
  type NotificationContent,
  parseTrack,
  type PlannedObject,
  planOf,
} from '@tropa/machines'
import { useEffect, useState } from 'react'

import { type MessageId, useWords } from '../messages/intl.tsx'
import { sentences } from '../typography/sentences.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { useAccountOwner } from '../visitor/useAccountOwner.ts'
import { clearing, moving } from './notice-subjects.ts'
import { reopen } from './opened-track.ts'
import type { RenderedTrack } from './rendered-track.ts'
import { savedTracksKey } from './saved-tracks-query.ts'
import type { ReplacedOrder, TrackEffects } from './track-account.ts'
import { failedChangeText } from '../visitor/failed-change.ts'

/** The machine starts before the page that shows its effects. */
export type TrackNews = TrackEffects & { show: (effects: TrackEffects) => void }

export function createTrackNews(): TrackNews {
  let shown: TrackEffects | undefined
  return {
    show: (effects) => {
      shown = effects
    },
    refused: (change, reasons) => shown?.refused(change, reasons),
    outdated: (change) => shown?.outdated(change),
    replaced: (order) => shown?.replaced(order),
    overtaken: (order) => shown?.overtaken(order),
    saved: (track) => shown?.saved(track),
    lost: (notes) => shown?.lost(notes),
  }
}

type SendEvent = (event: ActiveTrackEvent) => void

/** The track on the page, which the effects change. */
export type ShownTrack = {
  send: SendEvent
  context: () => Pick<ActiveTrack, 'track' | 'order'>
  /** The server has answered all changes of the visitor. */
  whenSettled: () => Promise<unknown>
}

const refusals: Partial<Record<AccountChange['type'], MessageId>> = { MERGE: 'track.mergeRefused' }
const outdatedTexts: Partial<Record<AccountChange['type'], MessageId>> = {
  CLEAR: 'track.clearRefused',
  SAVE: 'track.saveRefused',
}

/** The characters of a note that fit in a notice; undo restores the whole note. */
const shortNote = 80
const inShort = (note: string) => (note.length > shortNote ? `${note.slice(0, shortNote)}…` : note)

/** The notice of a change that was not made takes the place of the one that reported it. */
function subjectOf(change: AccountChange): string | undefined {
  switch (change.type) {
    case 'ATTACH':
    case 'DETACH':
      return keyOf(change.object)
    case 'CLEAR':
      return clearing
    case 'REORDER':
      return change.plan.length > 0 ? moving : undefined
    default:
      return undefined
  }
}
const aboutChange = (change: AccountChange): Pick<NotificationContent, 'about'> => {
  const about = subjectOf(change)
  return about === undefined ? {} : { about }
}

/** The notes of stops, as a notice names them. */
const notesIn = (stops: readonly PlannedObject[]) => ({
  count: stops.length,
  note: inShort(stops.flatMap(({ note }) => note ?? []).join(' · ')),
})

/**
 * Notices about refusals, a saved track, a replaced order, and notes whose stop was removed. Undo reverts what it
 * can.
 */
export function useTrackEffects(news: TrackNews, shown: ShownTrack): void {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    // Notes that were written since stay where that order had none.
    const restore = ({ plan, day_notes = [], days, detached }: ReplacedOrder) =>
      shown.send({
        type: 'REORDER',
        plan,
        notes: day_notes,
        ...(days !== undefined && { days }),
        ...(detached && { attached: detached }),
      })
    news.show({
      refused: (change, reasons) => {
        const text = sentences([say(refusals[change.type] ?? 'track.changeRefused'), ...reasons])
        notify({ text, tone: 'failed', ...aboutChange(change) })
      },
      outdated: (change) => {
        const text = say(outdatedTexts[change.type] ?? 'track.changeRefused')
        notify({ text, tone: 'failed', ...aboutChange(change) })
      },
      lost: (notes) => {
        for (const noted of notes)
          notify({
            text: say('track.noteLost', { note: inShort(noted.note) }),
            tone: 'done',
            undo: () => shown.send({ type: 'REORDER', attached: [noted], plan: [] }),
            isUndoneByKeys: false,
          })
      },
      replaced: (order) => {
        const { detached = [] } = order
        const text = detached.length > 0 ? say('track.noteRemoved', notesIn(detached)) : say('track.orderReplaced')
        notify({ text, tone: 'done', undo: () => restore(order), isUndoneByKeys: false })
      },
      overtaken: (order) =>
        notify({ text: say('track.overtaken'), tone: 'done', undo: () => restore(order), isUndoneByKeys: false }),
      saved: (track) => {
        const loadAgain = () => queryClient.invalidateQueries({ queryKey: savedTracksKey })
        const undo = async () => {
          const saved = parseTrack(track)
          // The days of a plan that was begun meanwhile stay.
          shown.send(changeToRestore(shown.context(), planOf(saved), saved))
          reopen(saved)
          await shown.whenSettled()
          // If the server refused the stops, the saved track is the only copy, so it is kept.
          const { track: now } = shown.context()
          if (!planOf(saved).every((stop) => has(now, stop))) return
          if (track.replaced_id === undefined) await portal.deleteTrack({ params: { id: track.id } })
          else await portal.restoreTrack({ params: { id: track.replaced_id } })
          await loadAgain()
        }
        notify({
          text: say('track.saved', { title: track.title ?? say('track.title') }),
          tone: 'done',
          undo: () => void undo().catch(() => notify({ text: failedChangeText(say), tone: 'failed' })),
        })
        void loadAgain()
      },
    })
  }, [news, shown, say, notify, queryClient, portal])
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
