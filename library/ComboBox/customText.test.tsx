import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { carried, field, labels, list, opened, reach, show, towns } from './testing/town-field.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./ComboBoxList.tsx'))
afterEach(cleanup)

const names = towns.map(({ label }) => ({ value: label, label }))
const showFree = (props: Parameters<typeof show>[0] = {}) => show({ options: names, allowsCustomValue: true, ...props })

test('a text that is no option stays on leaving, without the spaces around it', async () => {
  const chosen = showFree()

  await userEvent.type(field(), ' Lima ')
  await userEvent.tab()

  expect([field().value, carried(), chosen]).toEqual(['Lima', 'Lima', ['Lima']])
})

test('the form carries what is typed at any time', async () => {
  showFree({ defaultValue: 'Lima' })
  expect([field().value, carried()]).toEqual(['Lima', 'Lima'])

  await userEvent.type(field(), 's')

  expect(carried()).toBe('Limas')
})

test('an option is taken by a press, by arrows, or by its name in other letters', async () => {
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

test('Enter keeps the text, also where one option is found, and closes the list without sending the form', async () => {
  const chosen = showFree()

  await userEvent.type(field(), 'Nya')
  await opened()
  expect(labels()).toEqual(['Nyagan'])
  await userEvent.keyboard('{Enter}')

  expect([field().value, chosen, list()]).toEqual(['Nya', ['Nya'], null])
})

test('Enter sends the form with the text where nothing is found', async () => {
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

test('where nothing is found it says nothing, and opens nothing', async () => {
  showFree()
  await reach()

  await userEvent.type(field(), 'Lima')

  expect([list(), screen.getByRole('status').textContent, screen.queryByText('Nothing found')]).toEqual([
    null,
    '',
    null,
  ])
})

test('a browser that fills it in opens no list', () => {
  showFree({ autoComplete: 'country-name' })

  fireEvent.input(field(), { target: { value: 'Uray' } })

  expect([field().autocomplete, carried()]).toEqual(['country-name', 'Uray'])
  expect(field().getAttribute('aria-expanded')).toBe('false')
})
