import { searchMachine, type SearchQuery, type Suggestion } from '@tropa/machines'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'

/** The search machine over a form: where the header's field asks for suggestions, this one asks for the page. */
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

/** Sends a search form once its reader stops typing; nothing under one non-blank character. Enter does not wait. */
export function useTypedSearch() {
  const [{ machine, readFrom }] = useState(typedSearch)
  const actor = useActorRef(machine, { input: { isMotionReduced: true } })
  return {
    typed: (field: HTMLInputElement) => actor.send({ type: 'TYPED', text: readFrom(field) }),
    stop: () => actor.send({ type: 'CLOSE' }),
  }
}
