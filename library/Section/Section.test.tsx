import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Section } from './Section.tsx'

afterEach(cleanup)

test('a section is a region named by its heading, with its id as anchor', () => {
  render(
    <Section id="tracks" title="Tracks" link={{ href: '/tracks', text: 'All 24 tracks' }}>
      Cards
    </Section>,
  )

  expect(screen.getByRole('region', { name: 'Tracks' }).id).toBe('tracks')
  expect(screen.getByRole('link', { name: 'All 24 tracks' }).getAttribute('href')).toBe('/tracks')
})

test('two sections without anchors have different names', () => {
  const ref = createRef<HTMLElement>()
  render(
    <>
      <Section ref={ref} title="Tracks">
        Cards
      </Section>
      <Section title="Tours" titleLevel={3} lead="By river.">
        Cards
      </Section>
    </>,
  )

  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby')).length).toBe(2)
  expect(screen.getByRole('region', { name: 'Tours' }).querySelector('h3')).toBeTruthy()
  expect(ref.current).toBe(screen.getByRole('region', { name: 'Tracks' }))
})
