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

test('a title has the length of its longest word, for which a narrow row leaves room', () => {
  renderItem({ title: 'Памятный знак «Первооткрывателям земли Югорской»' })
  const title = screen.getByText(/^Памятный/)
  expect(Number(title.style.getPropertyValue('--longest-word'))).toBeGreaterThan(9)
})

test('the name of each button has the title of its object', async () => {
  const actions: string[] = []
  renderItem({ onAction: (action) => actions.push(action) })

  await userEvent.click(screen.getByRole('button', { name: 'Выше: Музей' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ниже: Музей' }))
  await userEvent.click(screen.getByRole('button', { name: 'Убрать из трека: Музей' }))

  expect(actions).toEqual(['up', 'down', 'remove'])
})

test('the first row cannot move up', async () => {
  const actions: string[] = []
  renderItem({ isFirst: true, onAction: (action) => actions.push(action) })

  await userEvent.click(screen.getByRole('button', { name: 'Выше: Музей' }))

  expect(actions).toEqual([])
})

test('a removed object says so, is not a link, and can only be removed from the track', () => {
  renderItem({ isGone: true, href: '/locations/7' })

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/больше нет/)).toBeTruthy()
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Убрать из трека: Музей',
  ])
})

test('without a handler a button submits its action with its form', () => {
  renderItem()

  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Выше: Музей' })
  expect([button.type, button.name, button.value]).toEqual(['submit', 'action', 'up'])
})

test('Tab reaches the buttons in order after the title, and Enter and Space press them', async () => {
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

test('a button with nothing to do keeps focus and says that it is disabled', async () => {
  renderItem({ isLast: true })
  const down = screen.getByRole('button', { name: 'Ниже: Музей' })

  down.focus()

  expect(document.activeElement).toBe(down)
  expect(down.getAttribute('aria-disabled')).toBe('true')
})

test('the ref is the row', () => {
  const ref = createRef<HTMLLIElement>()
  renderItem({ ref })

  expect(ref.current).toBe(screen.getByRole('listitem'))
})
