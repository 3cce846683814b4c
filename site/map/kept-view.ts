import type { MovedTo } from '@tropa/library/Map/view.ts'

/** The place that list and map show, and where it was chosen. */
export type Choice = { id: string; by: 'list' | 'map' } | null

/** How a visitor left the map of a page. `fitted`: the view that it would show by default. */
export type KeptView = { moved?: { fitted: string; to: MovedTo } | null; choice?: Choice }

/** The most pages whose views are kept. */
const most = 50
const kept = new globalThis.Map<string, KeptView>()

/**
 * The current entry of the browser's history. Back returns to the same entry; a link to the same page makes a new one.
 */
function entry(): string | undefined {
  const state: unknown = typeof history === 'undefined' ? null : history.state
  const key = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
  return typeof key === 'string' ? key : undefined
}

/** The view in which this entry was left, until the page is reloaded. */
export const keptView = (): KeptView => kept.get(entry() ?? '') ?? {}

export function keepView(part: KeptView): void {
  const key = entry()
  if (key === undefined) return
  kept.set(key, { ...kept.get(key), ...part })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
