import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { many, show, field, list, labels, activeOption, carried, reach } from './testing/town-field.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./ComboBoxList.tsx'))
afterEach(cleanup)

test('the down arrow opens all options at the first or the chosen one', async () => {
  show()
  await reach()

  await userEvent.keyboard('{ArrowDown}')
  expect(labels()).toHaveLength(6)
  expect(activeOption()?.textContent).toBe('Surgut')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}{ArrowDown}')

  expect(activeOption()?.textContent).toBe('Uray')
  expect(activeOption()?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(field())
})

test('the up arrow opens the list at the last option, and arrows cycle', async () => {
  show()
  await reach()

  await userEvent.keyboard('{ArrowUp}')
  expect(activeOption()?.textContent).toBe('New Surgut')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOption()?.textContent).toBe('Surgut')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeOption()?.textContent).toBe('New Surgut')
})

test('Alt with the down arrow opens the list with no active option, and with the up arrow closes it', async () => {
  const chosen = show()
  await reach()

  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(labels()).toHaveLength(6)
  expect(activeOption()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')

  expect(list()).toBeNull()
  expect(chosen).toEqual([])
})

test('Enter chooses the active option: its label is the text, its value is in the form', async () => {
  const chosen = show()

  await userEvent.type(field(), 'b{ArrowDown}{Enter}')

  expect(chosen).toEqual(['4'])
  expect(field().value).toBe('Beloyarsky')
  expect(carried()).toBe('4')
  expect(list()).toBeNull()
})

test('Enter chooses a single match, and does not submit while the list is open', async () => {
  const chosen = show()
  let isSubmitted = false
  screen.getByRole('form').addEventListener('submit', () => (isSubmitted = true))

  await userEvent.type(field(), 'kog{Enter}')

  expect(chosen).toEqual(['5'])
  expect(isSubmitted).toBe(false)
})

test('Escape closes the list, and a second Escape restores the text', async () => {
  show({ defaultValue: '3' })
  await userEvent.type(field(), 'x')

  await userEvent.keyboard('{Escape}')
  expect([list(), field().value]).toEqual([null, 'Urayx'])
  await userEvent.keyboard('{Escape}')

  expect(field().value).toBe('Uray')
})

test('Page Down and Page Up move by ten, Home and End return to the text', async () => {
  show({ options: many })
  await reach()
  await userEvent.keyboard('{ArrowDown}')

  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(activeOption()?.textContent).toBe('Village 20')
  await userEvent.keyboard('{PageUp}')
  expect(activeOption()?.textContent).toBe('Village 10')
  await userEvent.keyboard('{Home}')
  expect(activeOption()).toBeNull()
  await userEvent.keyboard('{ArrowDown}{End}')
  expect(activeOption()).toBeNull()
})

test('Tab chooses the active option and skips the button', async () => {
  const chosen = show()
  await userEvent.type(field(), 'ny{ArrowDown}')

  await userEvent.tab()

  expect(chosen).toEqual(['2'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(list()).toBeNull()
})
