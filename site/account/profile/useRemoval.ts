import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SavedParticipant } from '@tropa/contract'
import { useWords } from '../../messages/intl.tsx'
import { useNotify } from '../../visitor/Notices.tsx'
import { familyKey } from '../parts/account-queries.ts'
import { fullName } from './participant-text.ts'
import { failedChangeText } from '../../visitor/failed-change.ts'

/** Shows a notice that a participant was removed, with an undo that adds them again. */
export function useRemoval({ id: _, ...participant }: SavedParticipant) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const loadAgain = () => queryClient.invalidateQueries({ queryKey: familyKey })
  const undo = () =>
    portal
      .addParticipant({ body: participant })
      .then(loadAgain)
      .catch(() => notify({ text: failedChangeText(say), tone: 'failed' }))
  return async () => {
    notify({ text: say('family.removed', { name: fullName(participant) }), tone: 'done', undo: () => void undo() })
    await loadAgain()
  }
}
