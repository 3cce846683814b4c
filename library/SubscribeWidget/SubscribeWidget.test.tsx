import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SubscribeWidget } from './SubscribeWidget.tsx'

afterEach(cleanup)

test('is a named place with a link to each network', () => {
  render(<SubscribeWidget links={[{ network: 'vkontakte', href: 'https://vk.com/example' }]} />)

  const widget = screen.getByRole('region', { name: 'Мы в социальных сетях' })
  expect(within(widget).getAllByRole('link')).toHaveLength(1)
})
