import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { DatePicker } from '../DatePicker/DatePicker.tsx'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { NumberStepper } from '../NumberStepper/NumberStepper.tsx'
import { Select } from '../Select/Select.tsx'
import { Form } from './Form.tsx'
import type { FieldErrors } from './useFieldErrors.ts'

withDialogs()
// Compiled before the clock of a test runs.
beforeAll(() => Promise.all([import('../ComboBox/ComboBoxList.tsx'), import('../DatePicker/Calendar.tsx')]))
afterEach(cleanup)

const options = ['Surgut', 'Uray'].map((label) => ({ value: label.toLowerCase(), label }))
type OrderProps = { errors?: FieldErrors; language?: OwnLanguage; onInput?: (sent: Record<string, unknown>) => void }
const Order = ({ errors, language = 'en', onInput }: OrderProps) => (
  <LanguageProvider language={language}>
    <Form
      aria-label="Order"
      {...(errors && { validationErrors: errors })}
      onInput={({ currentTarget }) => onInput?.(Object.fromEntries(new FormData(currentTarget)))}
      onSubmit={(event) => event.preventDefault()}
    >
      <ComboBox name="from" label="From" isRequired options={options} />
      <Select name="to" label="To" isRequired placeholder="None" options={options} />
      <DatePicker name="date" label="Date" isRequired today="2025-11-21" />
      <NumberStepper name="adults" label="Adults" min={1} max={9} />
      <button type="submit">Send</button>
    </Form>
  </LanguageProvider>
)
const fields = { from: /^From/, to: /^To/, date: /^Date/, adults: /^Adults$/ }
const field = (name: keyof typeof fields) =>
  screen.getByLabelText<HTMLInputElement>(fields[name], { selector: 'input:not([type=hidden]), select' })
const messageOf = (name: keyof typeof fields) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => (id.endsWith('-error') ? document.getElementById(id)?.textContent : '')).join('')
}
const messages = () => (['from', 'to', 'date', 'adults'] as const).map(messageOf)
const refused: FieldErrors = { from: ['Closed'], to: ['Full'], date: ['No flights'], adults: ['Two seats left'] }

test('each field shows the server’s error for its name', () => {
  render(<Order errors={refused} />)

  expect(messages()).toEqual(['Closed', 'Full', 'No flights', 'Two seats left'])
  expect(document.activeElement).toBe(field('from'))
})

test('the form reads a change that was not typed, and it removes only the error of its field', async () => {
  let read: Record<string, unknown> = {}
  render(<Order errors={refused} onInput={(sent) => (read = sent)} />)

  await userEvent.click(field('from'))
  await userEvent.click(await screen.findByRole('option', { name: 'Uray', selected: false }))
  expect(messages()).toEqual(['', 'Full', 'No flights', 'Two seats left'])
  expect(read).toMatchObject({ from: 'uray', to: '' })
  await userEvent.selectOptions(field('to'), 'Surgut')
  expect(messages()).toEqual(['', '', 'No flights', 'Two seats left'])
  act(() => screen.getByRole('button', { name: 'Choose a date in the calendar' }).focus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.closest('td')).not.toBeNull())
  await userEvent.keyboard('{Enter}')
  expect(messages()).toEqual(['', '', '', 'Two seats left'])
  expect(read).toMatchObject({ from: 'uray', to: 'surgut', date: '2025-11-21', adults: '1' })
  await userEvent.click(screen.getByRole('button', { name: 'More Adults' }))

  expect(messages()).toEqual(['', '', '', ''])
  expect(read).toMatchObject({ adults: '2' })
})

test.each([
  ['en', 'Required field', 'There is no such date. Write the day, month and year: DD.MM.YYYY.'],
  ['ru', 'Обязательное поле', 'Такой даты нет. Напишите день, месяц и год: ДД.ММ.ГГГГ.'],
] as const)('errors of the browser’s validation have our words (%s)', async (language, required, noDate) => {
  render(<Order language={language} />)

  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(messages()).toEqual([required, required, required, ''])
  expect(document.activeElement).toBe(field('from'))
  await userEvent.type(field('date'), '31.02.2026')

  expect(messages()).toEqual([required, required, noDate, ''])
})
