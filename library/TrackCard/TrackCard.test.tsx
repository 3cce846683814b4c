import { cleanup, render, screen } from '@testing-library/react'
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
