import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { carried, field, labels, list, opened, reach, show, towns } from './testing/town-field.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./ComboBoxList.tsx'))
afterEach(cleanup)

const names = towns.map(({ label }) => ({ value: label, label }))
const showFree = (props: Parameters<typeof show>[0] = {}) => show({ options: names, allowsCustomValue: true, ...props })

test('a text that is not an option stays on blur, trimmed', async () => {
  const chosen = showFree()

  await userEvent.type(field(), ' Lima ')
  await userEvent.tab()

  expect([field().value, carried(), chosen]).toEqual(['Lima', 'Lima', ['Lima']])
})

test('the form always has the typed text', async () => {
  showFree({ defaultValue: 'Lima' })
  expect([field().value, carried()]).toEqual(['Lima', 'Lima'])

  await userEvent.type(field(), 's')

  expect(carried()).toBe('Limas')
})

test('an option can be chosen by a press, by arrows, or by its name in any letter case', async () => {
  const chosen = showFree()

  await userEvent.type(field(), 'sur')
  await opened()
  await userEvent.click(screen.getByRole('option', { name: 'New Surgut' }))
  await userEvent.clear(field())
  await userEvent.type(field(), 'b{ArrowDown}{Enter}')
  await userEvent.clear(field())
  await userEvent.type(field(), 'uray')
  await userEvent.tab()

  expect(chosen).toEqual(['New Surgut', 'Beloyarsky', 'Uray'])
  expect(carried()).toBe('Uray')
})

test('Enter keeps the text, even with a single match, and closes the list without submitting the form', async () => {
  const chosen = showFree()

  await userEvent.type(field(), 'Nya')
  await opened()
  expect(labels()).toEqual(['Nyagan'])
  await userEvent.keyboard('{Enter}')

  expect([field().value, chosen, list()]).toEqual(['Nya', ['Nya'], null])
})

test('Enter submits the form with the text if nothing matches', async () => {
  const sent: unknown[] = []
  showFree()
  field().form?.addEventListener('submit', (event) => {
    event.preventDefault()
    sent.push(carried())
  })
  await reach()

  await userEvent.type(field(), ' Lima {Enter}')

  expect([field().value, sent]).toEqual(['Lima', ['Lima']])
})

test('without matches it does not open and announces nothing', async () => {
  showFree()
  await reach()

  await userEvent.type(field(), 'Lima')

  expect([list(), screen.getByRole('status').textContent, screen.queryByText('Nothing found')]).toEqual([
    null,
    '',
    null,
  ])
})

test('autofill of the browser does not open the list', () => {
  showFree({ autoComplete: 'country-name' })

  fireEvent.input(field(), { target: { value: 'Uray' } })

  expect([field().autocomplete, carried()]).toEqual(['country-name', 'Uray'])
  expect(field().getAttribute('aria-expanded')).toBe('false')
})
