import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TrackCard } from './TrackCard.tsx'

afterEach(cleanup)

test('stops are an ordered list in the order of travel', () => {
  render(<TrackCard href="/tracks/1" title="Down the river" stops={['Spring', 'Mouth']} />)

  expect(screen.getByRole('list').tagName).toBe('OL')
  expect(screen.getAllByRole('listitem').map((stop) => stop.textContent)).toEqual(['Spring', 'Mouth'])
})

test('a track without stops has no list', () => {
  render(<TrackCard href="/tracks/1" title="Down the river" />)

  expect(screen.queryByRole('list')).toBeNull()
})

test('its only link is the title, and the track control is after it', async () => {
  render(
    <TrackCard
      href="/tracks/1"
      title="Down the river"
      stops={['Spring']}
      attach={<button type="button">Take</button>}
    />,
  )

  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Down the river' }))
  await userEvent.tab()

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take' }))
})

test('the ref is the card', () => {
  const ref = createRef<HTMLElement>()
  render(<TrackCard ref={ref} href="#" title="Down the river" />)

  expect(ref.current).toBe(screen.getByRole('article'))
})
