import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { queryOf, searchMachine, searchMenu, type SearchEvent, type Suggestion } from './search.ts'
import { elapse, walk } from './testing/walk.ts'

const museum: Suggestion = {
  title: 'Museum of Nature and Man',
  description: 'Khanty-Mansiysk',
  link: '/locations/1001',
}
const typed = (text: string): SearchEvent => ({ type: 'TYPED', text })
const found = (suggestions: readonly Suggestion[], isFading = false) => ({
  kind: 'ready',
  isFading,
  query: 'museum',
  isEarlier: false,
  suggestions,
})

/** A search whose questions wait to be answered by the test. */
function aSearch({ isMotionReduced = false, text = '' } = {}) {
  const clock = new SimulatedClock()
  const questions: {
    query: string
    signal: AbortSignal
    answer: (list: Suggestion[]) => Promise<void>
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
          answer: (list) => (resolve(list), arrived()),
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

const walked = [false, true].map((isMotionReduced) =>
  walk(searchMachine.provide({ actions: { submit: () => {} } }), {
    input: { isMotionReduced },
    events: [typed('museum'), typed(' '), { type: 'OPEN' }, { type: 'CLOSE' }, { type: 'SUBMIT' }, { type: 'RETRY' }],
    outputs: [[], [museum]],
    invariant: (search) => {
      if (isMotionReduced) expect(search.hasTag('fading')).toBe(false)
      if (queryOf(search.context.text) === '') expect(search.hasTag('open')).toBe(false)
    },
  }),
)

test('with motion or without it, every state is reached and every transition taken', () => {
  const [moving, still] = walked

  expect(moving?.unreached).toEqual([])
  expect(moving?.untaken.filter((transition) => still?.untaken.includes(transition))).toEqual([])
})

test('suggestions are asked for once keys have been quiet for 1000 ms', () => {
  const { send, wait, questions, menu } = aSearch()

  send(typed('Mu'))
  wait(999)
  send(typed(' MUSEUM '))
  wait(999)
  const before = [questions.length, menu()]
  wait(1)

  expect(before).toEqual([0, { kind: 'loading' }])
  expect(questions.map(({ query }) => query)).toEqual(['museum'])
})

test.each(['', ' ', '\t\u00a0\n'])('%j opens no menu, asks for nothing and goes nowhere', (text) => {
  const { send, wait, questions, menu, submitted } = aSearch()

  send(typed(text))
  send({ type: 'OPEN' })
  send({ type: 'SUBMIT' })
  wait(5000)

  expect([questions.length, menu(), submitted]).toEqual([0, { kind: 'closed' }, []])
})

test('an answer is shown, and an empty one says so', async () => {
  const { ask, menu } = aSearch()

  await ask('museum').answer([museum])
  const full = menu()
  await ask('qqq').answer([])

  expect([full, menu()]).toEqual([found([museum]), { kind: 'empty', isFading: false, query: 'qqq' }])
})

test('what was found fades over 1000 ms when more is asked for, and then the loading state stands', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('museum').answer([museum])

  ask('museum of')
  const atFirst = menu()
  wait(999)
  const nearTheEnd = menu()
  wait(1)

  expect([atFirst, nearTheEnd, menu()]).toEqual([found([museum], true), found([museum], true), { kind: 'loading' }])
})

test('an answer that comes while the last one fades is shown at once', async () => {
  const { ask, menu } = aSearch()
  await ask('museum').answer([])

  await ask('museum of').answer([museum])

  expect(menu()).toEqual({ ...found([museum]), query: 'museum of' })
})

test('the loading state does not flash: it is shown for 200 ms at least', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('museum').answer([])
  const question = ask('museum of')
  wait(1001)

  await question.answer([museum])
  const atOnce = menu()
  wait(199)

  expect([atOnce, menu()]).toEqual([{ kind: 'loading' }, { ...found([museum]), query: 'museum of' }])
})

test('after a failure what was found before stays, as the answer to the earlier query', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('museum').answer([museum])
  const question = ask('museum of')
  wait(3000)

  await question.fail()

  expect(menu()).toEqual({ ...found([museum]), isEarlier: true })
})

test('a failure with nothing found before says so, and the next key asks again', async () => {
  const { ask, menu, questions } = aSearch()

  await ask('museum').fail()
  const afterIt = menu()
  ask('museum o')

  expect([afterIt, menu(), questions.length]).toEqual([{ kind: 'failed' }, { kind: 'loading' }, 2])
})

test('after an empty answer a failure never says that nothing was found', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('qqq').answer([])
  const question = ask('museum')
  wait(3000)

  await question.fail()
  wait(3000)

  expect(menu()).toEqual({ kind: 'failed' })
})

test('a retry asks at once for what is typed', async () => {
  const { ask, send, menu, questions } = aSearch()
  await ask('museum').fail()

  send({ type: 'RETRY' })
  const asking = menu()
  await questions.at(-1)?.answer([museum])

  expect([asking, questions.length, menu()]).toEqual([{ kind: 'loading' }, 2, found([museum])])
})

test('a failed search that was closed asks again when its reader comes back', async () => {
  const { ask, send, menu, wait, questions } = aSearch()
  await ask('museum').fail()
  send({ type: 'CLOSE' })
  const closed = menu()

  send({ type: 'OPEN' })
  wait(1000)

  expect([closed, menu(), questions.length]).toEqual([{ kind: 'closed' }, { kind: 'loading' }, 2])
})

test('an answer that comes too late is dropped, and its question was called off', async () => {
  const { ask, send, menu, wait } = aSearch()
  const late = ask('park')
  send(typed('museum'))
  const isCalledOff = late.signal.aborted

  await late.answer([{ ...museum, title: 'Park' }])
  wait(999)

  expect([isCalledOff, menu()]).toEqual([true, { kind: 'loading' }])
})

test('results stand 400 ms before a closed menu lets them fade', async () => {
  const { ask, send, menu, wait, isOpen } = aSearch()
  await ask('museum').answer([museum])

  send({ type: 'CLOSE' })
  wait(399)
  const standing = menu()
  wait(1)
  const fading = menu()
  wait(1000)

  expect([isOpen(), standing, fading, menu()]).toEqual([
    false,
    found([museum]),
    found([museum], true),
    { kind: 'closed' },
  ])
})

test('closing calls the question off', async () => {
  const { ask, send, menu } = aSearch()
  const question = ask('museum')

  send({ type: 'CLOSE' })
  await question.answer([museum])

  expect([question.signal.aborted, menu()]).toEqual([true, { kind: 'closed' }])
})

test('coming back shows what was found, without asking', async () => {
  const { ask, send, menu, wait, questions } = aSearch()
  await ask('museum').answer([museum])
  send({ type: 'CLOSE' })
  wait(5000)

  send({ type: 'OPEN' })
  wait(5000)

  expect([menu(), questions.length]).toEqual([found([museum]), 1])
})

test('coming to a field that was filled beforehand asks for its words', () => {
  const { send, wait, questions } = aSearch({ text: 'Museum' })

  send({ type: 'OPEN' })
  wait(1000)

  expect(questions.map(({ query }) => query)).toEqual(['museum'])
})

test('with reduced motion nothing stands or fades', async () => {
  const { ask, menu, send } = aSearch({ isMotionReduced: true })
  await ask('museum').answer([museum])

  const shown = menu()
  send({ type: 'CLOSE' })

  expect([shown, menu()]).toEqual([found([museum]), { kind: 'closed' }])
})

test('Enter goes with the words in lower case, closes the menu and asks for no suggestions', () => {
  const { send, submitted, wait, isOpen, questions } = aSearch()

  send(typed('  Самаровский ЧУГАС '))
  send({ type: 'SUBMIT' })
  wait(5000)

  expect([submitted, isOpen(), questions.length]).toEqual([['самаровский чугас'], false, 0])
})

test('whatever is done and answered, the last answer that was waited for is shown, and a closed menu goes', async () => {
  const aStep = fc.oneof(
    fc.constantFrom<SearchEvent[]>(
      typed('a'),
      typed('b'),
      typed(''),
      { type: 'OPEN' },
      { type: 'CLOSE' },
      { type: 'SUBMIT' },
      { type: 'RETRY' },
    ),
    fc.constantFrom(...(['answer', 'fail'] as const)),
    fc.nat(2500),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 25 }), async (story) => {
      const { send, wait, questions, menu } = aSearch()
      const over = new Set<unknown>()
      let shown = 'nothing yet'
      for (const step of story) {
        const question = questions.at(-1)
        if (typeof step === 'number') wait(step)
        else if (typeof step === 'object') send(step)
        else if (question && !over.has(question)) {
          over.add(question)
          if (step === 'answer' && !question.signal.aborted) shown = `${question.query} ${questions.length}`
          await question[step]([{ ...museum, title: `${question.query} ${questions.length}` }])
        }
        const seen = menu()
        if (seen.kind === 'empty') expect(shown).toBe('never: every answer has a suggestion')
        if (seen.kind === 'ready') expect(seen.suggestions[0]?.title).toBe(shown)
      }
      send({ type: 'CLOSE' })
      wait(400 + 1000)

      expect(menu()).toEqual({ kind: 'closed' })
    }),
  )
})
