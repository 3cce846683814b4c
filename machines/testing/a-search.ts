import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { searchMachine, searchMenu, type SearchEvent, type Suggestion } from '../search.ts'
import { elapse } from './walk.ts'

export const museum: Suggestion = {
  title: 'Museum of Nature and Man',
  description: 'Khanty-Mansiysk',
  link: '/locations/1001',
}
export const typed = (text: string): SearchEvent => ({ type: 'TYPED', text })
export const found = (suggestions: readonly Suggestion[], isFading = false) => ({
  kind: 'ready',
  isFading,
  query: 'museum',
  isEarlier: false,
  suggestions,
})

/** A search whose questions wait to be answered by the test. */
export function aSearch({ isMotionReduced = false, text = '' } = {}) {
  const clock = new SimulatedClock()
  const questions: {
    query: string
    signal: AbortSignal
    respond: (list: Suggestion[]) => Promise<void>
    fail: () => Promise<void>
  }[] = []
  const submitted: string[] = []
  const machine = searchMachine.provide({
    actors: {
      suggest: fromPromise(({ input: { query }, signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<Suggestion[]>()
        const arrived = () => new Promise<void>((done) => setImmediate(done))
        questions.push({
          query,
          signal,
          respond: (list) => (resolve(list), arrived()),
          fail: () => (reject(new Error('The provider is down')), arrived()),
        })
        return promise
      }),
    },
    actions: { submit: (_, { query }) => submitted.push(query) },
  })
  const actor = createActor(machine, { clock, input: { isMotionReduced, text } }).start()
  const ask = (words: string) => {
    actor.send(typed(words))
    elapse(clock, 1000)
    const question = questions.at(-1)
    if (!question) throw new Error(`"${words}" was not asked for`)
    return question
  }
  return {
    ask,
    questions,
    submitted,
    send: actor.send,
    wait: (milliseconds: number) => elapse(clock, milliseconds),
    menu: () => searchMenu(actor.getSnapshot()),
    isOpen: () => actor.getSnapshot().hasTag('open'),
  }
}
