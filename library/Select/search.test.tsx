import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Form } from '../Form/Form.tsx'
import { LanguageProvider } from '../messages/language.tsx'
import { Select, type SelectProps } from './Select.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./SelectSearch.tsx'))
afterEach(cleanup)

const towns = ['Surgut', 'Nyagan', 'Uray', 'Beloyarsky', 'Kogalym', 'New Surgut']
const options = towns.map((label, at) => ({ value: `${at + 1}`, label }))
const show = (props: Partial<SelectProps> = {}) => {
  const chosen: string[] = []
  const submitted: (FormDataEntryValue | null)[] = []
  render(
    <LanguageProvider language="en">
      <Form
        aria-label="Trip"
        onSubmit={(event) => {
          event.preventDefault()
          submitted.push(new FormData(event.currentTarget).get('town'))
        }}
      >
        <Select
          label="Town"
          name="town"
          placeholder="Choose"
          isSearchable
          options={options}
          onChange={(value) => chosen.push(value)}
          {...props}
        />
        <button type="submit">Send</button>
        <button type="reset">Reset</button>
      </Form>
    </LanguageProvider>,
  )
  return { chosen, submitted }
}
const select = () => screen.getByLabelText<HTMLSelectElement>(/^Town/, { selector: 'select' })
const field = () => screen.queryByRole<HTMLInputElement>('combobox', { name: /^Town.* Search the list$/ })
/** An option of our list; the select has one of the same name. */
const option = (name: string) =>
  screen.getAllByRole('option', { name }).find(({ tagName }) => tagName !== 'OPTION') ?? document.body
const labels = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.tagName !== 'OPTION')
    .map(({ textContent }) => textContent)
const active = () => document.getElementById(field()?.getAttribute('aria-activedescendant') ?? '')?.textContent
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
/** Focuses the select and waits until its search has loaded. */
const reach = async () => {
  act(() => select().focus())
  await waitFor(() => expect(select().getAttribute('aria-expanded')).toBe('false'))
  // The attribute is set before the effects that listen for presses.
  await act(async () => {})
}

test('before its behaviour loads, and without a search, it is the browser’s own select', async () => {
  show({ isSearchable: false })
  act(() => select().focus())
  await userEvent.keyboard('{ArrowDown}')

  expect([field(), select().getAttribute('aria-expanded')]).toEqual([null, null])
})

test('when the search loads, the focused element and a value chosen before stay the same', async () => {
  show()
  const before = select()
  // Without a press, which would open our list if the search has loaded by then.
  fireEvent.change(before, { target: { value: '3' } })
  await reach()

  expect([document.activeElement, select(), before.value]).toEqual([before, before, '3'])
})

test.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('«%s» opens the list at the chosen option', async (key) => {
  show({ defaultValue: '3' })
  await reach()

  await userEvent.keyboard(key)

  expect([document.activeElement, field()?.value, active()]).toEqual([field(), '', 'Uray'])
  expect(labels()).toEqual(['Choose', ...towns])
  expect(select().getAttribute('aria-expanded')).toBe('true')
})

test('a letter opens the list with its matches, and no letter is lost', async () => {
  const { chosen, submitted } = show()
  await reach()

  await userEvent.keyboard('sur')
  expect([field()?.value, labels()]).toEqual(['sur', ['Surgut', 'New Surgut']])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  expect([chosen, select().value, document.activeElement, field()]).toEqual([['6'], '6', select(), null])
  await send()
  expect(submitted).toEqual(['6'])
})

test('a mouse press opens and closes it, and a press on an option chooses it', async () => {
  const { chosen } = show()
  await reach()

  const press = () => fireEvent.mouseDown(select())
  expect(press()).toBe(false)
  expect(field()).not.toBeNull()
  press()
  expect([field(), document.activeElement]).toEqual([null, select()])
  press()
  await userEvent.click(option('Uray'))

  expect([chosen, field(), document.activeElement]).toEqual([['3'], null, select()])
})

test('Enter chooses a single match and does not submit; with several matches it does nothing', async () => {
  const { chosen, submitted } = show()
  await reach()

  await userEvent.keyboard('sur{Enter}')
  expect([chosen, field()?.value]).toEqual([[], 'sur'])
  await userEvent.clear(field() ?? document.body)
  await userEvent.keyboard('kog{Enter}')

  expect([chosen, submitted]).toEqual([['5'], []])
})

test('Escape closes without choosing; Tab chooses the active option and moves on from the select', async () => {
  const { chosen } = show()
  await reach()

  await userEvent.keyboard('ny{Escape}')
  expect([chosen, document.activeElement, field()]).toEqual([[], select(), null])
  await userEvent.keyboard('ny{ArrowDown}')
  await userEvent.tab()

  expect([chosen, document.activeElement?.textContent]).toEqual([['2'], 'Send'])
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('ur')
  await userEvent.tab()
  expect([chosen, document.activeElement?.textContent, field()]).toEqual([['2'], 'Send', null])
})

test('a press outside closes it and keeps focus there', async () => {
  show()
  await reach()
  await userEvent.keyboard(' ')

  act(() => screen.getByText('Reset').focus())

  await waitFor(() => expect(field()).toBeNull())
  expect(document.activeElement?.textContent).toBe('Reset')
})

test('without matches a message is shown and announced', async () => {
  show()
  await reach()

  await userEvent.keyboard('q')

  expect(screen.getByRole('status').textContent).toBe('Nothing found')
  expect([labels(), field()?.getAttribute('aria-expanded')]).toEqual([[], 'false'])
})

test('the placeholder and disabled options are the same as in the browser’s list', async () => {
  const { chosen } = show({
    defaultValue: '1',
    options: options.map((option) => ({ ...option, isDisabled: option.label === 'Nyagan' })),
  })
  await reach()

  await userEvent.keyboard(' ')
  expect(option('Nyagan').getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Uray')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
  expect([chosen, select().value]).toEqual([[''], ''])
  await userEvent.keyboard('nyag{Enter}')
  expect([chosen, select().value]).toEqual([[''], ''])
})

test('the list does not change a controlled value', async () => {
  const { chosen } = show({ value: '1' })
  await reach()

  await userEvent.keyboard('ura{Enter}')

  expect([chosen, select().value]).toEqual([['3'], '1'])
})

test('it does not open while disabled', async () => {
  show({ isDisabled: true })
  fireEvent.pointerOver(select())
  await waitFor(() => expect(select().getAttribute('aria-expanded')).toBe('false'))

  fireEvent.mouseDown(select())

  expect(field()).toBeNull()
})

test('it takes part in the validation of a form: required, and valid after a choice in the list', async () => {
  const { submitted } = show({ isRequired: true })
  await send()
  expect(document.activeElement).toBe(select())
  expect(screen.getByText('Required field')).toBeTruthy()
  await waitFor(() => expect(select().getAttribute('aria-expanded')).toBe('false'))

  await userEvent.keyboard('kog{Enter}')
  expect(screen.queryByText('Required field')).toBeNull()
  await send()

  expect(submitted).toEqual(['5'])
})
