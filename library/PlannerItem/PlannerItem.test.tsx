import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PlannerItem, type PlannerItemProps } from './PlannerItem.tsx'

afterEach(cleanup)

const renderItem = (props: Partial<PlannerItemProps> = {}) =>
  render(
    <ol>
      <PlannerItem number={2} title="Музей" {...props} />
    </ol>,
  )

test('a title says how long its longest word is, which a narrow row leaves room for', () => {
  renderItem({ title: 'Памятный знак «Первооткрывателям земли Югорской»' })
  const title = screen.getByText(/^Памятный/)
  expect(Number(title.style.getPropertyValue('--longest-word'))).toBeGreaterThan(9)
})

test('each button names what it moves', async () => {
  const actions: string[] = []
  renderItem({ onAction: (action) => actions.push(action) })

  await userEvent.click(screen.getByRole('button', { name: 'Выше: Музей' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ниже: Музей' }))
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из трека: Музей' }))

  expect(actions).toEqual(['up', 'down', 'remove'])
})

test('the first cannot go up', async () => {
  const actions: string[] = []
  renderItem({ isFirst: true, onAction: (action) => actions.push(action) })

  await userEvent.click(screen.getByRole('button', { name: 'Выше: Музей' }))

  expect(actions).toEqual([])
})

test('an object that is gone says so, is no link, and can only be removed', () => {
  renderItem({ isGone: true, href: '/locations/7' })

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/больше нет/)).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Убрать из трека: Музей',
  ])
})

test('without a handler a button sends what it does with its form', () => {
  renderItem()

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Выше: Музей' })
  expect([button.type, button.name, button.value]).toEqual(['submit', 'action', 'up'])
})

test('Enter and Space press the buttons, which are reached in order after the title', async () => {
  const actions: string[] = []
  renderItem({ href: '/locations/7', onAction: (action) => actions.push(action) })

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Музей' }))
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard(' ')

  expect(actions).toEqual(['up', 'down'])
})

test('a button with nothing to do keeps focus and says that it is off', async () => {
  renderItem({ isLast: true })
  const down = screen.getByRole('button', { name: 'Ниже: Музей' })

  down.focus()

  expect(document.activeElement).toBe(down)
  expect(down.getAttribute('aria-disabled')).toBe('true')
})

test('the row is given to who asks for it by ref', () => {
  const ref = createRef<HTMLLIElement>()
  renderItem({ ref })

  expect(ref.current).toBe(screen.getByRole('listitem'))
})
