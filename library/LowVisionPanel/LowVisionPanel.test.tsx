import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { LowVisionPanel, type ReadingField } from './LowVisionPanel.tsx'

afterEach(cleanup)

test('each change is reported by itself', async () => {
  const changes: [ReadingField, string][] = []
  render(<LowVisionPanel defaultOpen value={{}} action="/preferences" onChange={(...change) => changes.push(change)} />)

  await userEvent.click(screen.getByRole('button', { name: 'Б/Ч' }))
  await userEvent.click(screen.getByRole('button', { name: '150 %' }))
  await userEvent.click(screen.getByRole('button', { name: 'Обычная версия' }))

  expect(changes).toEqual([
    ['theme', 'lv-white-on-black'],
    ['text', '150'],
    ['reading', 'reset'],
  ])
})

test('what is on is pressed, and what was never chosen is usual', () => {
  render(<LowVisionPanel defaultOpen value={{ theme: 'lv-blue-on-blue', images: 'off' }} action="/preferences" />)

  const pressed = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('button', { pressed: true })
      .map((button) => button.textContent)
  expect(['Цвет', 'Размер', 'Интервал', 'Рисунки'].map(pressed)).toEqual([['Синий'], ['100 %'], ['обычный'], ['нет']])
})

test('without JavaScript each choice is a post of one field', () => {
  render(<LowVisionPanel defaultOpen value={{}} action="/preferences" />)

  const wide = screen.getByRole<HTMLButtonElement>('button', { name: 'большой' })
  expect([wide.type, wide.name, wide.value, wide.form?.method]).toEqual(['submit', 'spacing', 'wide', 'post'])
})
