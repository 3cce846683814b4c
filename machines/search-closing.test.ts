import { expect, test } from 'vitest'
import { aSearch, found, museum, typed } from './testing/a-search.ts'

test('a failed search that was closed asks again when its reader comes back', async () => {
  const { ask, send, menu, wait, questions } = aSearch()
  await ask('museum').fail()
  send({ type: 'CLOSE' })
  const closed = menu()

  send({ type: 'OPEN' })
  wait(1000)

  expect([closed, menu(), questions.length]).toEqual([{ kind: 'closed' }, { kind: 'loading' }, 2])
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
