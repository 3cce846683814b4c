import type { MovedTo } from '@tropa/library/Map/view.ts'

/** The place that is shown in list and map, and where it was pressed. */
export type Choice = { id: string; by: 'list' | 'map' } | null

/** What a visitor left of the map of a page. `fitted`: what it would show by itself. */
export type KeptView = { moved?: { fitted: string; to: MovedTo } | null; choice?: Choice }

/** Views of so many pages are kept. */
const most = 50
const kept = new globalThis.Map<string, KeptView>()

/** The entry of the browser's history that is shown: Back comes to it again, a link to the same page does not. */
function entry(): string | undefined {
  const state: unknown = typeof history === 'undefined' ? null : history.state
  const key = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined
  return typeof key === 'string' ? key : undefined
}

/** As this entry was left, as long as the page is not loaded anew. */
export const keptView = (): KeptView => kept.get(entry() ?? '') ?? {}

export function keepView(part: KeptView): void {
  const key = entry()
  if (key === undefined) return
  kept.set(key, { ...kept.get(key), ...part })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
