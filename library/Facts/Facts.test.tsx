import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { clock } from '../Icon/icons.ts'
import { Facts } from './Facts.tsx'

afterEach(cleanup)

test('facts are a list, and only their words are read out', () => {
  const ref = createRef<HTMLUListElement>()
  render(<Facts ref={ref} facts={[{ icon: clock, text: 'Till 18:00', tone: 'success' }, { text: '960 km' }]} />)

  expect(screen.getAllByRole('listitem').map((fact) => [fact.textContent, fact.dataset.tone])).toEqual([
    ['Till 18:00', 'success'],
    ['960 km', undefined],
  ])
  expect(screen.queryByRole('img')).toBeNull()
  expect(ref.current).toBe(screen.getByRole('list'))
})

test('without facts nothing is rendered', () => {
  const { container } = render(<Facts facts={[]} />)

  expect(container.innerHTML).toBe('')
})
