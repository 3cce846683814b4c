import { searchMachine, type SearchQuery, type Suggestion } from '@tropa/machines'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'

/** The search machine for a form that loads the page of results instead of suggestions. */
function typedSearch() {
  let field: HTMLInputElement | undefined
  const suggest = fromPromise<readonly Suggestion[], SearchQuery>(async () => {
    field?.form?.requestSubmit()
    return []
  })
  const readFrom = (typedIn: HTMLInputElement) => {
    field = typedIn
    return typedIn.value
  }
  return { machine: searchMachine.provide({ actors: { suggest } }), readFrom }
}

/** Submits a search form when the visitor stops typing, if the text is not blank. Enter submits at once. */
export function useTypedSearch() {
  const [{ machine, readFrom }] = useState(typedSearch)
  const actor = useActorRef(machine, { input: { isMotionReduced: true } })
  return {
    typed: (field: HTMLInputElement) => actor.send({ type: 'TYPED', text: readFrom(field) }),
    stop: () => actor.send({ type: 'CLOSE' }),
  }
}
