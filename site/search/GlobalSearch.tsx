import { useRouteContext, useRouter } from '@tanstack/react-router'
import { SearchCombobox } from '@tropa/library/SearchCombobox/dressed.ts'
import { searchMachine, searchMenu, type Suggestion } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import { pageAddress } from '../addresses/page-address.ts'
import { stringifySearch } from '../addresses/search-string.ts'
import { useWords } from '../messages/intl.tsx'
import { shownSuggestion } from './search-suggestion.ts'

const none: readonly Suggestion[] = []

/** By the reading settings, or by the system. */
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
          suggest: fromPromise(({ input, signal }) => portal.suggestions({ query: { q: input.query } }, { signal })),
        },
        actions: {
          submit: (_, { query }) => void router.navigate({ href: pageAddress(`/q${stringifySearch({ q: query })}`) }),
        },
      }),
    [portal, router],
  )
  const actor = useActorRef(machine, { input: { isMotionReduced: prefersStill() } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const menu = searchMenu(state)
  const found = menu.kind === 'ready' ? menu.suggestions : none
  const suggestions = found.map((one) => shownSuggestion(one, say, month))
  return (
    <SearchCombobox
      value={state.context.text}
      onChange={(text) => actor.send({ type: 'TYPED', text })}
      menu={menu.kind === 'ready' ? { ...menu, suggestions } : menu}
      notice={menu.kind === 'ready' && menu.isEarlier && say('search.earlierSuggestions', { q: menu.query })}
      onRetry={() => actor.send({ type: 'RETRY' })}
      isOpen={state.hasTag('open')}
      onOpenChange={(isOpen) => actor.send({ type: isOpen ? 'OPEN' : 'CLOSE' })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
    />
  )
}
