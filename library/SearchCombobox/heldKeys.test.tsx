import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SearchCombobox } from './SearchCombobox.tsx'

const chunk = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./SearchMenu.tsx', async (original) => {
  await chunk.promise
  return original()
})
// Compiled before the clock of a test runs.
beforeAll(() => vi.importActual('./SearchMenu.tsx'))
afterEach(cleanup)

const suggestions = ['Museum', 'Muse'].map((title) => ({ title, description: 'Place', link: `#${title}` }))

test('before the menu has loaded Enter submits, and arrows wait for the suggestions', async () => {
  const submitted: string[] = []
  const menu = (kind: 'loading' | 'ready') => (
    <SearchCombobox
      menu={kind === 'ready' ? { kind, suggestions } : { kind }}
      onSubmit={(text) => submitted.push(text)}
    />
  )
  const { rerender } = render(menu('loading'))
  const field = screen.getByRole<HTMLInputElement>('combobox')

  await userEvent.type(field, 'mus{Enter}')
  expect(submitted).toEqual(['mus'])
  await userEvent.type(field, 'e{ArrowDown}{ArrowDown}')
  await act(async () => {
    chunk.resolve()
    await vi.dynamicImportSettled()
  })
  expect(await screen.findByRole('listbox')).toBeTruthy()
  expect(field.getAttribute('aria-activedescendant')).toBeNull()
  rerender(menu('ready'))

  await waitFor(() =>
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Muse'),
  )
  expect([document.activeElement, submitted]).toEqual([field, ['mus']])
})
