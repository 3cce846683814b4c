import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DatePickerProps } from './DatePicker.tsx'

export const aPicker = (more: Partial<Extract<DatePickerProps, { variant?: 'typed' }>> = {}) => ({
  label: 'Дата поездки',
  today: '2025-11-21',
  ...more,
})
export const theField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата поездки' })
export const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
export const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /календар|Изменить дату/ }))
  return screen.findByRole('dialog', { name: 'Выбор даты' }, { timeout: 5000 })
}
export const focusedDay = () => document.activeElement?.getAttribute('aria-label')
