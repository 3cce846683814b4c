import { searchMachine, type SearchQuery, type Suggestion } from '@tropa/machines'
import { useActorRef } from '@xstate/react'
import { useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'

/**
 * Sends a search form once its reader stops typing; nothing under one non-blank character. Enter does not wait. The pause is the
 * search machine's: where the header's field asks for suggestions, this one asks for the page.
 */
export function useTypedSearch() {
  const field = useRef<HTMLInputElement>(null)
  const machine = useMemo(() => {
    const suggest = fromPromise<readonly Suggestion[], SearchQuery>(async () => {
      field.current?.form?.requestSubmit()
      return []
    })
    return searchMachine.provide({ actors: { suggest } })
  }, [])
  const actor = useActorRef(machine, { input: { isMotionReduced: true } })
  const typed = (typedIn: HTMLInputElement) => {
    field.current = typedIn
    actor.send({ type: 'TYPED', text: typedIn.value })
  }
  return { typed, stop: () => actor.send({ type: 'CLOSE' }) }
}
