import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SeenObject } from '@tropa/contract'
import { useRef } from 'react'
import { useWords } from '../../messages/intl.tsx'
import { everyOne } from '../../portal/every-page.ts'
import type { Portal } from '../../portal/portal.ts'
import { useNotify } from '../../visitor/Notices.tsx'
import { historyKey } from '../parts/account-queries.ts'
import { failedChangeText } from '../../visitor/failed-change.ts'

const callsAtOnce = 8

const allSeen = (portal: Portal): Promise<readonly SeenObject[]> =>
  everyOne(async (query) => {
    const { history_list, total } = await portal.history({ query })
    return { list: history_list.map((seen) => ({ ...seen, link: seen.card.link })), total }
  })

async function restore(portal: Portal, seen: readonly SeenObject[]): Promise<void> {
  for (let at = 0; at < seen.length; at += callsAtOnce) {
    const some = seen.slice(at, at + callsAtOnce)
    await Promise.all(
      some.map(({ seen_at, card: { object_type, id } }) =>
        portal.addHistory({ body: { object_type, object_id: id, seen_at } }),
      ),
    )
  }
}

/** Clears the history and shows a notice with undo. `remember` is called first, and never rejects. */
export function useClearedHistory() {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const kept = useRef<readonly SeenObject[]>([])
  const loadAgain = () => queryClient.invalidateQueries({ queryKey: historyKey })
  const remember = async () => {
    kept.current = await allSeen(portal).catch(() => [])
  }
  const undo = (seen: readonly SeenObject[]) =>
    restore(portal, seen)
      .catch(() => notify({ text: failedChangeText(say), tone: 'failed' }))
      .then(loadAgain)
  const cleared = () => {
    const seen = kept.current
    const text = say('history.cleared')
    notify(seen.length > 0 ? { text, tone: 'done', undo: () => void undo(seen) } : { text, tone: 'done' })
    void loadAgain()
  }
  return { remember, cleared }
}
