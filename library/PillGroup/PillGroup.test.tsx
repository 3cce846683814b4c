import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PillGroup } from './PillGroup.tsx'

afterEach(cleanup)

const pills = [
  { id: 'a', title: 'North' },
  { id: 'b', title: 'South' },
]

test('pills are toggles of a named group', async () => {
  const pressed: string[] = []
  render(<PillGroup label="Territory" pills={pills} selectedIds={['a']} onPress={(id) => pressed.push(id)} />)

  await userEvent.click(screen.getByRole('button', { name: 'South', pressed: false }))

  expect(screen.getByRole('group', { name: 'Territory' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'North', pressed: true })).toBeTruthy()
  expect(pressed).toEqual(['b'])
})

test('a filter says that a press removes it', () => {
  render(<PillGroup label="Filters" kind="filter" pills={pills} />)

  expect(screen.getByRole('button', { name: 'Убрать: North' })).toBeTruthy()
})

test('pills with addresses are links, and the chosen one says so', () => {
  render(
    <PillGroup label="Territory" pills={[{ id: 'a', title: 'North', href: '?territory_id=1' }]} selectedIds={['a']} />,
  )

  expect(screen.getByRole('link', { name: 'North', current: true }).getAttribute('href')).toBe('?territory_id=1')
})

test('if it is uncontrolled, it keeps the choice, by keyboard too', async () => {
  const ref = createRef<HTMLDivElement>()
  const selections: (readonly string[])[] = []
  render(
    <PillGroup
      ref={ref}
      label="Territory"
      pills={pills}
      defaultSelectedIds={['b']}
      onSelectionChange={(ids) => selections.push(ids)}
    />,
  )

  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(selections).toEqual([['a', 'b'], ['a']])
  expect(screen.getByRole('button', { name: 'North', pressed: true })).toBeTruthy()
  expect(ref.current).toBe(screen.getByRole('group'))
})
