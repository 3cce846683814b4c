import { useRouteContext, useRouter } from '@tanstack/react-router'
import { SearchCombobox } from '@tropa/library/SearchCombobox/dressed.ts'
import { searchMachine, searchMenu } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { pageAddress } from '../addresses/page-address.ts'
import { stringifySearch } from '../addresses/search-string.ts'
import { useWords } from '../messages/intl.tsx'

/** Set in the reading settings or in the system. */
const prefersStill = () =>
  typeof matchMedia === 'function' &&
  (document.documentElement.dataset['motion'] === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches)

/** The search of the whole portal, in the header. @param month 1–12, in which the visitor travels: pictures show it */
export function GlobalSearch({ month }: { month: number }) {
  const say = useWords()
  const router = useRouter()
  const { portal } = useRouteContext({ from: '__root__' })
  const machine = useMemo(
    () =>
      searchMachine.provide({
        actors: {
          suggest: fromPromise(async ({ input, signal }) => {
            const response = portal.suggestions({ query: { q: input.query } }, { signal })
            const [found, { shownSuggestion }] = await Promise.all([response, import('./search-suggestion.ts')])
            return found.map((one) => shownSuggestion(one, say, month))
          }),
        },
        actions: {
          submit: (_, { query }) => void router.navigate({ href: pageAddress(`/q${stringifySearch({ q: query })}`) }),
        },
      }),
    [portal, router, say, month],
  )
  const actor = useActorRef(machine, { input: { isMotionReduced: prefersStill() } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const menu = searchMenu(state)
  return (
    <SearchCombobox
      value={state.context.text}
      onChange={(text) => actor.send({ type: 'TYPED', text })}
      menu={menu}
      notice={menu.kind === 'ready' && menu.isEarlier && say('search.earlierSuggestions', { q: menu.query })}
      onRetry={() => actor.send({ type: 'RETRY' })}
      isOpen={state.hasTag('open')}
      onOpenChange={(isOpen) => actor.send({ type: isOpen ? 'OPEN' : 'CLOSE' })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  )
}
