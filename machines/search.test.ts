import { expect, test } from 'vitest'
import { aSearch, found, museum, typed } from './testing/a-search.ts'

test('suggestions are requested 1000 ms after the last key', () => {
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

test.each(['', ' ', '\t\u00a0\n'])('%j opens no menu, requests nothing and does not navigate', (text) => {
  const { send, wait, questions, menu, submitted } = aSearch()

  send(typed(text))
  send({ type: 'OPEN' })
  send({ type: 'SUBMIT' })
  wait(5000)

  expect([questions.length, menu(), submitted]).toEqual([0, { kind: 'closed' }, []])
})

test('results are shown, and an empty result says so', async () => {
  const { ask, menu } = aSearch()

  await ask('museum').respond([museum])
  const full = menu()
  await ask('qqq').respond([])

  expect([full, menu()]).toEqual([found([museum]), { kind: 'empty', isFading: false, query: 'qqq' }])
})

test('earlier results fade over 1000 ms during the next request, and then the loading state is shown', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('museum').respond([museum])

  ask('museum of')
  const atFirst = menu()
  wait(999)
  const nearTheEnd = menu()
  wait(1)

  expect([atFirst, nearTheEnd, menu()]).toEqual([found([museum], true), found([museum], true), { kind: 'loading' }])
})

test('results that arrive while the earlier ones fade are shown at once', async () => {
  const { ask, menu } = aSearch()
  await ask('museum').respond([])

  await ask('museum of').respond([museum])

  expect(menu()).toEqual({ ...found([museum]), query: 'museum of' })
})

test('the loading state does not flash: it is shown for at least 200 ms', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('museum').respond([])
  const question = ask('museum of')
  wait(1001)

  await question.respond([museum])
  const atOnce = menu()
  wait(199)

  expect([atOnce, menu()]).toEqual([{ kind: 'loading' }, { ...found([museum]), query: 'museum of' }])
})

test('after a failure the earlier results stay, marked as those of the earlier query', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('museum').respond([museum])
  const question = ask('museum of')
  wait(3000)

  await question.fail()

  expect(menu()).toEqual({ ...found([museum]), isEarlier: true })
})

test('a failure without earlier results says so, and the next key starts another request', async () => {
  const { ask, menu, questions } = aSearch()

  await ask('museum').fail()
  const afterIt = menu()
  ask('museum o')

  expect([afterIt, menu(), questions.length]).toEqual([{ kind: 'failed' }, { kind: 'loading' }, 2])
})

test('a failure after an empty result never says that nothing was found', async () => {
  const { ask, menu, wait } = aSearch()
  await ask('qqq').respond([])
  const question = ask('museum')
  wait(3000)

  await question.fail()
  wait(3000)

  expect(menu()).toEqual({ kind: 'failed' })
})

test('a retry at once requests the typed text', async () => {
  const { ask, send, menu, questions } = aSearch()
  await ask('museum').fail()

  send({ type: 'RETRY' })
  const asking = menu()
  await questions.at(-1)?.respond([museum])

  expect([asking, questions.length, menu()]).toEqual([{ kind: 'loading' }, 2, found([museum])])
})

test('a late response is dropped, and its request was cancelled', async () => {
  const { ask, send, menu, wait } = aSearch()
  const late = ask('park')
  send(typed('museum'))
  const isCalledOff = late.signal.aborted

  await late.respond([{ ...museum, title: 'Park' }])
  wait(999)

  expect([isCalledOff, menu()]).toEqual([true, { kind: 'loading' }])
})
