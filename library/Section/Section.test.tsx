import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Section } from './Section.tsx'

afterEach(cleanup)

test('a section is a region named by its heading, with the anchor asked for', () => {
  render(
    <Section id="tracks" title="Tracks" link={{ href: '/tracks', text: 'All 24 tracks' }}>
      Cards
    </Section>,
  )

  expect(screen.getByRole('region', { name: 'Tracks' }).id).toBe('tracks')
  expect(screen.getByRole('link', { name: 'All 24 tracks' }).getAttribute('href')).toBe('/tracks')
})
