import { and, assign, fromPromise, not, or, setup, type SnapshotFrom, stateIn } from 'xstate'
import { notProvided } from './not-provided.ts'
import { loadingStayMs, resultsFadeMs, resultsStayMs, searchDebounceMs } from './timing.ts'

/**
 * One suggestion of the search field, with the address that it opens. `path`: its breadcrumbs, in words; `group`: the
 * heading that it stands under; `picture`: an address.
 */
export type Suggestion = {
  title: string
  description: string
  link: string
  path?: string
  group?: string
  picture?: string
}

/** What the visitor does in the search field. */
export type SearchEvent =
  | { type: 'TYPED'; text: string }
  | { type: 'OPEN' }
  | { type: 'CLOSE' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
/** The text of the field, and the last response, which stays until the next one. */
export type Search = {
  text: string
  /** The last successful response, and its query. */
  found: { query: string; suggestions: readonly Suggestion[] } | null
  /** The query whose call failed last, until another response arrives. */
  failed: string | null
  isMotionReduced: boolean
}
/** The input of `searchMachine`: the text of the field at first. */
export type SearchInput = { text?: string; isMotionReduced: boolean }
/** The query, trimmed and in lower case, that `suggest` looks up. */
export type SearchQuery = { query: string }

/** The query of a typed text. Empty: no query is sent. */
export const queryOf = (text: string) => text.trim().toLowerCase()

const typed = ({ event }: { event: { text: string } }) => event

/**
 * The search field: `menu` is open or closed, `asking` is the state of the request, `results` that of the list on the
 * screen. After a failure the earlier results stay; without any, the menu says that the search failed.
 */
export const searchMachine = setup({
  types: {} as { context: Search; events: SearchEvent; input: SearchInput; tags: 'open' | 'results' | 'fading' },
  actors: {
    suggest: fromPromise<readonly Suggestion[], SearchQuery>(async () => notProvided('suggest')),
  },
  actions: {
    write: assign({ text: (_, { text }: { text: string }) => text }),
    submit: (_, _query: SearchQuery) => notProvided('submit'),
  },
  delays: { debounce: searchDebounceMs, stay: resultsStayMs, fade: resultsFadeMs, loadingStay: loadingStayMs },
  guards: {
    hasTypedWords: (_, { text }: { text: string }) => queryOf(text) !== '',
    hasWords: ({ context }) => queryOf(context.text) !== '',
    isCurrent: ({ context }) => context.found?.query === queryOf(context.text),
    isMotionReduced: ({ context }) => context.isMotionReduced,
    hasFound: ({ context }) => context.found !== null,
    hasFailed: ({ context }) => context.failed === queryOf(context.text),
    isWanted: and(['hasFound', stateIn({ menu: 'open' }), stateIn({ asking: 'idle' })]),
    isLeaving: or([not(stateIn({ menu: 'open' })), stateIn({ asking: 'loading' })]),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    text: input.text ?? '',
    found: null,
    failed: null,
    isMotionReduced: input.isMotionReduced,
  }),
  type: 'parallel',
  states: {
    menu: {
      initial: 'closed',
      on: {
        TYPED: [
          {
            guard: { type: 'hasTypedWords', params: typed },
            target: '.open',
            actions: { type: 'write', params: typed },
          },
          { target: '.closed', actions: { type: 'write', params: typed } },
        ],
        OPEN: { guard: 'hasWords', target: '.open' },
        CLOSE: '.closed',
        SUBMIT: {
          guard: 'hasWords',
          target: '.closed',
          actions: { type: 'submit', params: ({ context }) => ({ query: queryOf(context.text) }) },
        },
      },
      states: {
        closed: {},
        open: { tags: 'open' },
      },
    },
    asking: {
      initial: 'idle',
      on: {
        TYPED: [{ guard: { type: 'hasTypedWords', params: typed }, target: '.waiting' }, { target: '.idle' }],
        CLOSE: '.idle',
        SUBMIT: { guard: 'hasWords', target: '.idle' },
      },
      states: {
        idle: {
          on: {
            OPEN: { guard: and(['hasWords', not('isCurrent')]), target: 'waiting' },
            RETRY: { guard: 'hasFailed', target: 'loading' },
          },
        },
        waiting: { after: { debounce: 'loading' } },
        loading: {
          invoke: {
            src: 'suggest',
            input: ({ context }) => ({ query: queryOf(context.text) }),
            onDone: {
              target: 'idle',
              actions: assign({
                found: ({ context, event }) => ({ query: queryOf(context.text), suggestions: event.output }),
                failed: null,
              }),
            },
            onError: { target: 'idle', actions: assign({ failed: ({ context }) => queryOf(context.text) }) },
          },
        },
      },
    },
    results: {
      initial: 'none',
      states: {
        none: { always: { guard: 'isWanted', target: 'fresh' } },
        fresh: { tags: 'results', always: { guard: 'isMotionReduced', target: 'settled' }, after: { stay: 'settled' } },
        settled: {
          tags: 'results',
          always: [
            { guard: and(['isLeaving', 'isMotionReduced']), target: 'gone' },
            { guard: 'isLeaving', target: 'fading' },
          ],
        },
        fading: {
          tags: ['results', 'fading'],
          always: { guard: 'isWanted', target: 'fresh' },
          after: { fade: 'gone' },
        },
        gone: { after: { loadingStay: 'none' } },
      },
    },
  },
})

/** What the menu below the search field shows. */
export type SearchMenu =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty'; isFading: boolean; query: string }
  /** `isEarlier`: the suggestions are for `query`, because the call for the typed text failed. */
  | { kind: 'ready'; isFading: boolean; query: string; isEarlier: boolean; suggestions: readonly Suggestion[] }

/**
 * What is visible under the field. Fading suggestions stay visible for a moment after the menu has closed;
 * `hasTag('open')` tells whether the menu is open.
 */
export function searchMenu(search: SnapshotFrom<typeof searchMachine>): SearchMenu {
  const { found, failed, text } = search.context
  const isFailed = failed === queryOf(text) && search.matches({ asking: 'idle' })
  if (!search.hasTag('results') || !found) {
    if (!search.hasTag('open')) return { kind: 'closed' }
    return isFailed && !found ? { kind: 'failed' } : { kind: 'loading' }
  }
  const { query, suggestions } = found
  const isFading = search.hasTag('fading')
  if (suggestions.length > 0)
    return { kind: 'ready', isFading, query, isEarlier: isFailed && query !== failed, suggestions }
  return isFailed ? { kind: 'failed' } : { kind: 'empty', isFading, query }
}
