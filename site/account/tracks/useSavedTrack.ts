import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useWords } from '../../messages/intl.tsx'
import { parseTrack } from '@tropa/machines'
import { keepOpened, openedNow } from '../../planner/opened-track.ts'
import { savedTracksKey } from '../../planner/saved-tracks-query.ts'
import { useTakeTrack } from '../../planner/useTakeTrack.ts'
import { focusPageTitle } from '../../typography/focus-page-title.ts'
import { useNotify } from '../../visitor/Notices.tsx'
import { failedChangeText } from '../../visitor/failed-change.ts'

/** What can be done with one saved track. @param title as it is shown */
export function useSavedTrack({ id, title }: { id: number; title: string }) {
  const say = useWords()
  const notify = useNotify()
  const take = useTakeTrack()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const failed = () => notify({ text: failedChangeText(say), tone: 'failed' })
  const loadAgain = () => queryClient.invalidateQueries({ queryKey: savedTracksKey })
  const restore = () => portal.restoreTrack({ params: { id } }).then(loadAgain).catch(failed)
  return {
    loadAgain,
    /** Replaces the visitor's own track; the notice can undo that. */
    open: () =>
      portal
        .savedTrack({ params: { id } })
        .then(({ track }) => {
          take(track, 'replace', say('savedTracks.opened', { title }))
          keepOpened(openedNow(id, title, parseTrack(track)))
          focusPageTitle()
        })
        .catch(failed),
    removed: () => {
      notify({ text: say('savedTracks.removed', { title }), tone: 'done', undo: () => void restore() })
      void loadAgain()
    },
  }
}
