import { useRouteContext, useRouter } from '@tanstack/react-router'
import { SearchCombobox } from '@tropa/library/SearchCombobox/dressed.ts'
import { searchMachine, searchMenu } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { stringifySearch } from '../addresses/search.ts'

const prefersStill = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The search of the whole portal, in the header. */
export function GlobalSearch() {
  const router = useRouter()
  const { portal } = useRouteContext({ from: '__root__' })
  const machine = useMemo(
    () =>
      searchMachine.provide({
        actors: { suggest: fromPromise(({ input, signal }) => portal.suggestions({ query: { q: input.query } }, { signal })) },
        actions: { submit: (_, { query }) => void router.navigate({ href: `/q${stringifySearch({ q: query })}` }) },
      }),
    [portal, router],
  )
  const actor = useActorRef(machine, { input: { isMotionReduced: prefersStill() } })
  const state = useSelector(actor, (snapshot) => snapshot)
  return (
    <SearchCombobox
      value={state.context.text}
      onChange={(text) => actor.send({ type: 'TYPED', text })}
      menu={searchMenu(state)}
      isOpen={state.hasTag('open')}
      onOpenChange={(isOpen) => actor.send({ type: isOpen ? 'OPEN' : 'CLOSE' })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  )
}
