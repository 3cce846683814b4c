import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TrackButton } from './TrackButton.tsx'

afterEach(cleanup)

test('its name has the number of objects on the track', () => {
  render(<TrackButton href="/my_tracks" count={5} />)

  expect(screen.getByRole('link', { name: 'Мой трек 5' }).getAttribute('href')).toBe('/my_tracks')
})

test('an empty track has no number', () => {
  render(<TrackButton href="/my_tracks" count={0} />)

  expect(screen.getByRole('link', { name: 'Мой трек' }).textContent?.trim()).toBe('Мой трек')
})

test('the ref is its root', () => {
  const ref = createRef<HTMLAnchorElement>()
  render(<TrackButton ref={ref} href="/my_tracks" count={1240} />)

  expect(ref.current).toBe(screen.getByRole('link', { name: 'Мой трек 1240' }))
})
