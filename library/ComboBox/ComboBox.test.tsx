import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ComboBox } from './ComboBox.tsx'
import {
  towns,
  many,
  aField,
  show,
  field,
  list,
  labels,
  activeOption,
  carried,
  opened,
  announced,
  reach,
} from './testing/town-field.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./ComboBoxList.tsx'))
afterEach(cleanup)

test('typing shows the matches, the best first, and their number is announced', async () => {
  show()

  await userEvent.type(field(), 'sur')
  await opened()

  expect(labels()).toEqual(['Surgut', 'New Surgut'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(field().getAttribute('aria-controls')).toBe(list()?.id)
  expect(field().getAttribute('aria-autocomplete')).toBe('list')
  expect(activeOption()).toBeNull()
  await announced('2 options available.')
})

test('without matches there is no list, and a message is shown and announced', async () => {
  show({ emptyText: 'No such town' })

  await userEvent.type(field(), 'q')

  await waitFor(() => expect(screen.getAllByText('No such town')).toHaveLength(2))
  expect(screen.getByRole('status').textContent).toBe('No such town')
  expect(list()).toBeNull()
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

test('blur keeps a completely typed label, restores any other text, and an empty text clears the choice', async () => {
  const chosen = show({ defaultValue: '3' })

  await userEvent.clear(field())
  await userEvent.type(field(), 'su')
  await userEvent.tab()
  expect([field().value, chosen]).toEqual(['Uray', []])
  await userEvent.clear(field())
  await userEvent.type(field(), 'nyagan')
  await userEvent.tab()
  expect([field().value, chosen]).toEqual(['Nyagan', ['2']])
  await userEvent.clear(field())
  await userEvent.tab()

  expect([field().value, chosen, carried()]).toEqual(['', ['2', ''], ''])
})

test('a press on an option chooses it and keeps focus in the field; the button opens and closes the list', async () => {
  const chosen = show()

  await userEvent.click(screen.getByRole('button', { name: 'Show options' }))
  expect(document.activeElement).toBe(field())
  await userEvent.click(screen.getByRole('option', { name: 'Uray' }))
  expect([chosen, document.activeElement]).toEqual([['3'], field()])
  await userEvent.click(screen.getByRole('button', { name: 'Show options' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show options' }))

  expect(list()).toBeNull()
})

test('of 10,000 options only the visible ones and the active one are rendered, each with its position', async () => {
  show({ options: many })
  await reach()

  await userEvent.keyboard('{ArrowUp}')

  expect(activeOption()?.textContent).toBe('Village 9999')
  expect(activeOption()?.getAttribute('aria-posinset')).toBe('10000')
  expect(activeOption()?.getAttribute('aria-setsize')).toBe('10000')
  expect(labels().length).toBeLessThan(40)
})

test('a controlled value stays until the property changes', async () => {
  const chosen: string[] = []
  const { rerender } = render(aField({ value: '1', onChange: (value) => chosen.push(value) }))

  await userEvent.click(field())
  await userEvent.click(screen.getByRole('option', { name: 'Uray' }))
  expect([chosen, field().value]).toEqual([['3'], 'Surgut'])
  rerender(aField({ value: '3' }))

  expect(field().value).toBe('Uray')
})

test('the hint and the error describe it; if disabled, it does not open and is not submitted', async () => {
  const ref = createRef<HTMLInputElement>()
  show({ ref, hint: 'Where you start', error: 'Required', isRequired: true, isDisabled: true, defaultValue: '1' })

  await userEvent.click(field())

  expect(ref.current).toBe(field())
  expect(field().required).toBe(true)
  expect(screen.getByRole('combobox', { description: 'Where you start Required' })).toBe(field())
  expect([list(), carried()]).toEqual([null, null])
})

const hydrated = async (early: (input: HTMLInputElement) => void) => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(aField())
  early(field())
  const errors: unknown[] = []
  const mounted = await act(async () =>
    hydrateRoot(root, aField(), { onRecoverableError: (error) => errors.push(error) }),
  )
  onTestFinished(async () => {
    await act(async () => mounted.unmount())
    root.remove()
  })
  return errors
}

test('without scripts the form has the text, and text that was filled in before hydration stays', async () => {
  const errors = await hydrated((input) => {
    expect(input.name).toBe('town')
    input.value = 'Nya'
  })

  expect([field().value, field().name, carried(), errors]).toEqual(['Nya', '', '', []])
  expect(list()).toBeNull()
})

test('text that was typed before hydration is searched', async () => {
  await hydrated((input) => {
    input.focus()
    input.value = 'Nya'
  })

  await opened()
  expect([field().value, labels()]).toEqual(['Nya', ['Nyagan']])
})

test('a reset of the form restores the first choice', async () => {
  render(
    <form aria-label="Place">
      <ComboBox
        label="Town"
        name="town"
        defaultValue="2"
        options={[
          { value: '1', label: 'Beloyarsky' },
          { value: '2', label: 'Surgut' },
        ]}
      />
    </form>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox')
  await userEvent.clear(field)
  await userEvent.type(field, 'Bel{ArrowDown}{Enter}')
  const chosen = field.value

  act(() => screen.getByRole<HTMLFormElement>('form').reset())

  expect([chosen, field.value]).toEqual(['Beloyarsky', 'Surgut'])
})

test('Tab and Enter do not choose an option because the pointer is on it', async () => {
  const chosen = show()
  await userEvent.click(field())
  await userEvent.hover((await screen.findAllByRole('option'))[1] ?? document.body)

  expect(activeOption()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()

  expect([chosen, field().value]).toEqual([[], ''])
})

test('in a dialog its list is rendered in the dialog', async () => {
  render(
    <dialog open>
      <ComboBox label="Town" options={towns} />
    </dialog>,
  )
  const input = screen.getByRole('combobox')

  await userEvent.click(input)

  expect((await screen.findByRole('listbox')).closest('dialog')).toBe(input.closest('dialog'))
})
