import { queryOptions } from '@tanstack/react-query'
import type { SharedChange, SharedTrack } from '@tropa/contract'
import { parseTrack } from '@tropa/machines'
import { isMissing } from '../portal/error.ts'
import type { Portal } from '../portal/portal.ts'
import { forgetIfEnded } from '../track-sharing/made-link.ts'
import type { MyLink } from '../track-sharing/my-links.ts'
import type { TitledChange } from './change-text.ts'
import { madeHere, whenRemembered } from './made-changes.ts'

/** What others have done to the track of a link since its author has seen it, the newest first. */
export type LinkNews = { changes: readonly TitledChange[]; track: SharedTrack }

/** Only the newest links are watched, because each needs a call every few seconds. */
export const mostWatched = 3
const pauseMs = 10_000

const nameOf = (type: string, id: number) => `${type}${id}`

/** All changes, the oldest first; a response contains only the first ones of many. */
async function changesAfter(
  portal: Portal,
  token: string,
  after: number,
  signal: AbortSignal,
): Promise<SharedChange[]> {
  const query = { after, wait: 0 }
  const { version, change_list } = await portal.sharedChanges({ params: { token }, query }, { signal })
  const last = change_list.at(-1)?.version ?? version
  return last < version ? [...change_list, ...(await changesAfter(portal, token, last, signal))] : change_list
}

/** Changes by the author in this browser are not news. `null`: nothing is new */
async function loadNews(portal: Portal, { token, seen }: MyLink, signal: AbortSignal) {
  const params = { token }
  const change_list = await changesAfter(portal, token, seen?.version ?? 1, signal)
  if (change_list.length === 0) return null
  await whenRemembered()
  const isMade = madeHere(token)
  const others = change_list.filter((change) => !isMade(change))
  if (others.length === 0) return null
  const { track } = await portal.sharedTrack({ params }, { signal })
  const titles = new Map(track.object_list.map((card) => [nameOf(card.object_type, card.id), card.the_title]))
  const titled = ({ object_type: type, object_id: id, title }: SharedChange) =>
    (type && id && titles.get(nameOf(type, id))) || (title ?? null)
  return { changes: others.map((change) => ({ ...change, title: titled(change) })).toReversed(), track }
}

/** A link that its author has ended on another device has no news, and is removed from this browser's links. */
export const linkNewsQuery = (portal: Portal, link: MyLink) =>
  queryOptions<LinkNews | null>({
    queryKey: ['link-news', link.token, link.seen?.version ?? 1],
    queryFn: async ({ signal }) => {
      try {
        return await loadNews(portal, link, signal)
      } catch (error) {
        if (isMissing(error)) await forgetIfEnded(portal, link.token, signal)
        throw error
      }
    },
    refetchInterval: pauseMs,
    staleTime: 0,
    retry: false,
  })

/** The state that the author has now seen. */
export const seenOf = ({ track }: LinkNews) => ({ version: track.version, track: parseTrack(track) })
