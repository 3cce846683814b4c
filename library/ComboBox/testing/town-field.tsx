import { act, render, screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { LanguageProvider } from '../../messages/language.tsx'
import { ComboBox, type ComboBoxProps } from '../ComboBox.tsx'

export const towns = ['Surgut', 'Nyagan', 'Uray', 'Beloyarsky', 'Kogalym', 'New Surgut'].map((label, index) => ({
  value: `${index + 1}`,
  label,
}))
export const many = Array.from({ length: 10_000 }, (_, index) => ({ value: `${index}`, label: `Village ${index}` }))
export const aField = (props: Partial<ComboBoxProps> = {}) => (
  <LanguageProvider language="en">
    <form aria-label="Trip">
      <ComboBox label="Town" name="town" options={towns} {...props} />
      <button type="button">Elsewhere</button>
    </form>
  </LanguageProvider>
)
export const show = (props: Partial<ComboBoxProps> = {}) => {
  const chosen: string[] = []
  render(aField({ onChange: (value) => chosen.push(value), ...props }))
  return chosen
}
export const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Town/ })
export const list = () => screen.queryByRole('listbox', { name: /^Town/ })
export const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
export const activeOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
export const carried = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('town')
/** The list loads a moment after the visitor reaches for the field. */
export const opened = () => screen.findByRole('listbox', { name: /^Town/ })
export const announced = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('[data-live-announcer]')?.textContent?.replaceAll('\u00a0', ' ')).toContain(text),
  )
export const reach = async () => {
  act(() => field().focus())
  await screen.findByRole('status')
}
