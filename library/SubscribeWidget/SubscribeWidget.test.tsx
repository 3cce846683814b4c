import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SubscribeWidget } from './SubscribeWidget.tsx'

afterEach(cleanup)

test('is a named place with a link to each network', () => {
  render(<SubscribeWidget links={[{ network: 'vkontakte', href: 'https://vk.com/example' }]} />)

  const widget = screen.getByRole('region', { name: 'Мы в социальных сетях' })
  expect(within(widget).getAllByRole('link')).toHaveLength(1)
})

test('with neither networks nor an embed nothing is drawn', () => {
  const { container } = render(<SubscribeWidget links={[]} />)

  expect(container.innerHTML).toBe('')
})

test('an embed stands in the same place, which goes to a ref', () => {
  const ref = createRef<HTMLElement>()
  render(<SubscribeWidget ref={ref} links={[]} embed={<p>Feed</p>} />)

  expect(ref.current).toBe(screen.getByRole('region', { name: 'Мы в социальных сетях' }))
  expect(ref.current?.contains(screen.getByText('Feed'))).toBe(true)
})
