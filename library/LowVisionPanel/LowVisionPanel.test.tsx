import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { LowVisionPanel } from './LowVisionPanel.tsx'
import { changedReading, type ReadingField } from './reading.ts'

afterEach(cleanup)

const groups = ['Цвет', 'Размер', 'Шрифт', 'Интервал', 'Рисунки', 'Движение']
const pressed = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

test('each change is reported separately', async () => {
  const changes: [ReadingField, string][] = []
  render(<LowVisionPanel defaultOpen value={{}} action="/preferences" onChange={(...change) => changes.push(change)} />)

  await userEvent.click(screen.getByRole('button', { name: 'Б/Ч' }))
  await userEvent.click(screen.getByRole('button', { name: '150 %' }))
  await userEvent.click(screen.getByRole('button', { name: 'с засечками' }))
  await userEvent.click(screen.getByRole('button', { name: 'без засечек' }))
  await userEvent.click(screen.getByRole('button', { name: 'Обычная версия' }))

  expect(changes).toEqual([
    ['theme', 'lv-white-on-black'],
    ['text', '150'],
    ['font', 'serif'],
    ['font', ''],
    ['reading', 'reset'],
  ])
})

test('the active values are pressed, and settings that were never chosen have their defaults', () => {
  render(
    <LowVisionPanel
      defaultOpen
      value={{ theme: 'lv-blue-on-blue', font: 'serif', images: 'off' }}
      action="/preferences"
    />,
  )

  expect(groups.map(pressed)).toEqual([['Синий'], ['100 %'], ['с засечками'], ['обычный'], ['нет'], ['как в системе']])
})

test('the panel can be closed, except in the low-vision version', async () => {
  const changes: [ReadingField, string][] = []
  const report = (...change: [ReadingField, string]) => changes.push(change)
  const { rerender } = render(
    <LowVisionPanel defaultOpen value={{ text: '150' }} action="/preferences" onChange={report} />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Убрать панель' }))
  rerender(<LowVisionPanel defaultOpen value={{ theme: 'lv-blue-on-blue' }} action="/preferences" onChange={report} />)

  expect(changes).toEqual([['vision', '']])
  expect(screen.queryByRole('button', { name: 'Убрать панель' })).toBeNull()
})

test('the light theme is the default', () => {
  render(<LowVisionPanel defaultOpen value={{ theme: 'light' }} action="/preferences" />)

  expect(pressed('Цвет')).toEqual(['Обычный'])
})

test('it is a named region, with a name for every setting in both languages', () => {
  render(
    <LanguageProvider language="en">
      <LowVisionPanel defaultOpen value={{}} action="/preferences" />
    </LanguageProvider>,
  )

  const panel = within(screen.getByRole('region', { name: 'Reading settings' }))
  expect(
    within(panel.getByRole('group', { name: 'Typeface' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['sans serif', 'serif'])
  expect(panel.getAllByRole('button').filter(({ textContent }) => !textContent)).toEqual([])
})

test('if it is uncontrolled, it keeps the choice, and can reset everything', async () => {
  render(
    <LowVisionPanel
      defaultOpen
      defaultValue={{ theme: 'lv-black-on-white', text: '200' }}
      action="/preferences"
      onChange={() => {}}
    />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'с засечками' }))
  expect(groups.map(pressed)).toEqual([['Ч/Б'], ['200 %'], ['с засечками'], ['обычный'], ['есть'], ['как в системе']])

  await userEvent.click(screen.getByRole('button', { name: 'Обычная версия' }))
  expect(groups.map(pressed)).toEqual([
    ['Обычный'],
    ['100 %'],
    ['без засечек'],
    ['обычный'],
    ['есть'],
    ['как в системе'],
  ])
})

test('with a controlled value it shows only that', async () => {
  render(<LowVisionPanel defaultOpen value={{}} action="/preferences" onChange={() => {}} />)

  await userEvent.click(screen.getByRole('button', { name: 'с засечками' }))

  expect(pressed('Шрифт')).toEqual(['без засечек'])
})

test('the keyboard goes through the choices; Enter and Space choose', async () => {
  const changes: [ReadingField, string][] = []
  render(<LowVisionPanel defaultOpen value={{}} action="/preferences" onChange={(...change) => changes.push(change)} />)
  screen.getByRole('button', { name: 'Обычный' }).focus()

  await userEvent.keyboard('{Tab}{Enter}{Tab} ')

  expect(changes).toEqual([
    ['theme', 'dark'],
    ['theme', 'lv-black-on-white'],
  ])
})

test('if its state is controlled, a press only reports the other state', async () => {
  const changes: boolean[] = []
  const { container } = render(
    <LowVisionPanel isOpen={false} value={{}} action="/preferences" onOpenChange={(isOpen) => changes.push(isOpen)} />,
  )

  await userEvent.click(screen.getByText('Настройки чтения', { selector: 'summary' }))

  expect(changes).toEqual([true])
  expect(container.querySelector('details')?.open).toBe(false)
})

test('without JavaScript each choice posts one field', () => {
  render(<LowVisionPanel defaultOpen value={{}} action="/preferences" />)

  const post = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name })
    return [button.type, button.name, button.value, button.form?.method, button.form?.getAttribute('action')]
  }
  expect(post('большой')).toEqual(['submit', 'spacing', 'wide', 'post', '/preferences'])
  expect(post('с засечками')).toEqual(['submit', 'font', 'serif', 'post', '/preferences'])
})

test('a setting that is reset to its default is removed', () => {
  expect(changedReading({ text: '150', font: 'serif' }, 'font', '')).toEqual({ text: '150', font: undefined })
  expect(changedReading({ text: '150', font: 'serif' }, 'reading', 'reset')).toEqual({})
})

test('it renders on the server, and the ref is its root', () => {
  const ref = createRef<HTMLElement>()
  render(<LowVisionPanel ref={ref} value={{}} action="/preferences" />)

  expect(renderToString(<LowVisionPanel value={{ font: 'serif' }} action="/preferences" />)).toContain('value="serif"')
  expect(ref.current).toBe(screen.getByRole('region', { name: 'Настройки чтения' }))
})
