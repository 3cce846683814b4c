import { expect, test } from 'vitest'
import { aSearch, found, museum, typed } from './testing/a-search.ts'

test('a failed search that was closed is repeated when the visitor returns', async () => {
  const { ask, send, menu, wait, questions } = aSearch()
  await ask('museum').fail()
  send({ type: 'CLOSE' })
  const closed = menu()

  send({ type: 'OPEN' })
  wait(1000)

  expect([closed, menu(), questions.length]).toEqual([{ kind: 'closed' }, { kind: 'loading' }, 2])
})

test('results stay for 400 ms before they fade in a closed menu', async () => {
  const { ask, send, menu, wait, isOpen } = aSearch()
  await ask('museum').respond([museum])

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

test('closing cancels the request', async () => {
  const { ask, send, menu } = aSearch()
  const question = ask('museum')

  send({ type: 'CLOSE' })
  await question.respond([museum])

  expect([question.signal.aborted, menu()]).toEqual([true, { kind: 'closed' }])
})

test('returning shows the earlier results without a request', async () => {
  const { ask, send, menu, wait, questions } = aSearch()
  await ask('museum').respond([museum])
  send({ type: 'CLOSE' })
  wait(5000)

  send({ type: 'OPEN' })
  wait(5000)

  expect([menu(), questions.length]).toEqual([found([museum]), 1])
})

test('focus in a field that was filled before requests suggestions for its text', () => {
  const { send, wait, questions } = aSearch({ text: 'Museum' })

  send({ type: 'OPEN' })
  wait(1000)

  expect(questions.map(({ query }) => query)).toEqual(['museum'])
})

test('with reduced motion nothing stays or fades', async () => {
  const { ask, menu, send } = aSearch({ isMotionReduced: true })
  await ask('museum').respond([museum])

  const shown = menu()
  send({ type: 'CLOSE' })

  expect([shown, menu()]).toEqual([found([museum]), { kind: 'closed' }])
})

test('Enter submits the text in lower case, closes the menu and requests no suggestions', () => {
  const { send, submitted, wait, isOpen, questions } = aSearch()

  send(typed('  Самаровский ЧУГАС '))
  send({ type: 'SUBMIT' })
  wait(5000)

  expect([submitted, isOpen(), questions.length]).toEqual([['самаровский чугас'], false, 0])
})
