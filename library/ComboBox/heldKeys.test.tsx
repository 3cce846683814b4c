import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { ComboBox } from './ComboBox.tsx'

const chunk = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./ComboBoxList.tsx', async (original) => {
  await chunk.promise
  return original()
})
// Compiled before the clock of a test runs.
beforeAll(() => vi.importActual('./ComboBoxList.tsx'))
afterEach(cleanup)

const towns = ['Surgut', 'Nyagan', 'New Surgut', 'Uray'].map((label) => ({ value: label, label }))

test('text and keys entered before the list has loaded are handled when it loads, in the same field', async () => {
  const chosen: string[] = []
  let submitted = 0
  render(
    <LanguageProvider language="en">
      <form onSubmit={() => submitted++}>
        <ComboBox label="Town" options={towns} onChange={(value) => chosen.push(value)} />
      </form>
    </LanguageProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox')

  await userEvent.type(field, 'sur')
  act(() => field.setSelectionRange(1, 1))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect([field.value, field.selectionStart, chosen]).toEqual(['sur', 1, []])
  expect(screen.queryByRole('listbox')).toBeNull()
  await act(async () => {
    chunk.resolve()
    await vi.dynamicImportSettled()
  })

  await waitFor(() => expect(chosen).toEqual(['New Surgut']))
  expect(screen.getByRole('combobox')).toBe(field)
  expect([field.value, document.activeElement, submitted]).toEqual(['New Surgut', field, 0])
})
