import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { toilet, user } from '../Icon/icons.ts'
import { FactList } from './FactList.tsx'

afterEach(cleanup)

test('each fact is a list item with its note, if it has one', () => {
  const ref = createRef<HTMLUListElement>()
  render(
    <FactList
      ref={ref}
      items={[
        { icon: user, title: 'Guide', note: 'on request' },
        { icon: toilet, title: 'Toilet' },
      ]}
    />,
  )

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Guideon request', 'Toilet'])
  expect(ref.current).toBe(screen.getByRole('list'))
})

test('without items nothing is rendered', () => {
  const { container } = render(<FactList items={[]} />)

  expect(container.innerHTML).toBe('')
})
