import fc from 'fast-check'
import { expect, test } from 'vitest'
import { queryOf, searchMachine, type SearchEvent } from './search.ts'
import { aSearch, museum, typed } from './testing/a-search.ts'
import { walk } from './testing/walk.ts'

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

test('with and without motion every state is reached and every transition is taken', () => {
  const [moving, still] = walked

  expect(moving?.unreached).toEqual([])
  expect(moving?.untaken.filter((transition) => still?.untaken.includes(transition))).toEqual([])
})

test('after any actions and responses the last awaited response is shown, and a closed menu disappears', async () => {
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
    fc.constantFrom(...(['respond', 'fail'] as const)),
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
          if (step === 'respond' && !question.signal.aborted) shown = `${question.query} ${questions.length}`
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
