import type { Outgoing, SavedTrack, Send } from '@tropa/contract'
import { activeTrackKey, type AccountChange } from '@tropa/machines'
import { PortalError } from '../../portal/error.ts'
import { seenVersion } from '../seen-version.ts'
import { type LostNote, trackAccount, type ReplacedOrder } from '../track-account.ts'

export const museum = { object_type: 'location' as const, object_id: 1001 }
export const park = { object_type: 'location' as const, object_id: 1002 }
export const noted = { ...park, note: 'Касса' }
/** What the track was before another device's order. */
export const replaced = { plan: [park, museum], day_notes: [], at: '2026-12-01T12:00:00Z' }
export const named: AccountChange & { type: 'SAVE' } = {
  type: 'SAVE',
  key: 'a-key-of-sixteen-or-more',
  title: 'Зима на Оби',
}

/**
 * A provider that gives its answers in turn, and a storage with this many unsent changes of its own and of another
 * account.
 */
export function anAccount({ unsent = 1, ofAnother = 0 } = {}) {
  const kept = new Map<string, string>()
  const changes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ type: 'ATTACH', object: { ...museum, object_id: index + 1 } }))
  const setUnsent = (count: number) =>
    kept.set(
      activeTrackKey,
      JSON.stringify({
        accounts: [
          { owner: 'b', unsent: changes(ofAnother) },
          { owner: 'a', unsent: changes(count) },
        ],
      }),
    )
  setUnsent(unsent)
  const sent: Pick<Outgoing, 'method' | 'path' | 'query' | 'headers' | 'body'>[] = []
  const responses: (object | PortalError)[] = []
  const send: Send = async ({ method, path, query, headers, body }) => {
    sent.push({ method, path, query, headers, body })
    const response = responses.shift() ?? {}
    if (response instanceof PortalError) throw response
    const { title = null } = { ...(body as { title?: string } | undefined) }
    return { track: { id: 7, title, locations: [], events: [], object_list: [], ...response } }
  }
  const orders: ReplacedOrder[] = []
  const overtaken: ReplacedOrder[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const refused: AccountChange[] = []
  const saved: string[] = []
  const lost: LostNote[] = []
  const news = {
    replaced: (order: ReplacedOrder) => void orders.push(order),
    overtaken: (order: ReplacedOrder) => void overtaken.push(order),
    refused: () => {},
    outdated: (change: AccountChange) => void refused.push(change),
    lost: (notes: readonly LostNote[]) => void lost.push(...notes),
    saved: ({ id, title, replaced_id }: SavedTrack) => void saved.push([id, title, replaced_id].join(' ').trimEnd()),
  }
  const open = () =>
    trackAccount(
      send,
      seenVersion(storage, () => 'a'),
      news,
    )
  return { refused, saved, lost, open, account: open(), sent, responses, orders, overtaken, setUnsent }
}
