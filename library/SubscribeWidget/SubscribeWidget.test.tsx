import { cleanup, render, screen, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SubscribeWidget } from './SubscribeWidget.tsx'

afterEach(cleanup)

test('it is a named region with a link to each network', () => {
  render(<SubscribeWidget links={[{ network: 'vkontakte', href: 'https://vk.com/example' }]} />)

  const widget = screen.getByRole('region', { name: 'Мы в социальных сетях' })
  expect(within(widget).getAllByRole('link')).toHaveLength(1)
})

test('without networks and an embed nothing is rendered', () => {
  const { container } = render(<SubscribeWidget links={[]} />)

  expect(container.innerHTML).toBe('')
})

test('an embed is in the same region, and the ref is that region', () => {
  const ref = createRef<HTMLElement>()
  render(<SubscribeWidget ref={ref} links={[]} embed={<p>Feed</p>} />)

  expect(ref.current).toBe(screen.getByRole('region', { name: 'Мы в социальных сетях' }))
  expect(ref.current?.contains(screen.getByText('Feed'))).toBe(true)
})
