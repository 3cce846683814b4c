import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect } from 'vitest'
import { LanguageProvider } from '../../messages/language.tsx'
import { SearchCombobox, type SearchComboboxProps } from '../SearchCombobox.tsx'
import type { SearchMenuState } from '../searchMenuState.ts'

const suggestions = [
  { title: 'Museum of Nature', description: 'Museum, Surgut', link: '#museum' },
  { title: 'Old Town', description: 'Park, Surgut', link: '#town' },
]
export const ready = { kind: 'ready', suggestions } satisfies SearchMenuState

/** A caller that keeps the menu open while there is text. */
export function Searching({
  menu = ready,
  text = '',
  isOpen: defaultOpen = false,
  ...rest
}: { menu?: SearchMenuState; text?: string; isOpen?: boolean } & Partial<SearchComboboxProps>) {
  const [value, setValue] = useState(text)
  const [isOpen, setIsOpen] = useState(defaultOpen)
  const write = (typed: string) => {
    setValue(typed)
    setIsOpen(typed.trim() !== '')
  }
  return (
    <LanguageProvider language="en">
      <SearchCombobox value={value} onChange={write} menu={menu} isOpen={isOpen} onOpenChange={setIsOpen} {...rest} />
      <button type="button">Elsewhere</button>
    </LanguageProvider>
  )
}
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the portal' })
export const list = () => screen.queryByRole('listbox')
export const activeOption = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}
export const status = () => screen.getByRole('status').textContent
/** Focuses the field and waits until its menu has loaded. */
export const reach = async () => {
  act(() => field().focus())
  await screen.findByRole('status')
}
export const announced = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('[data-live-announcer]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(text),
  )
