import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SkipLink } from './SkipLink.tsx'

afterEach(cleanup)

test('it links to the content of the page', () => {
  render(<SkipLink />)

  expect(screen.getByRole('link', { name: 'К содержанию' }).getAttribute('href')).toBe('#main')
})

test('it is the first tab stop, in a landmark of its own', async () => {
  const ref = createRef<HTMLAnchorElement>()
  render(
    <>
      <SkipLink ref={ref} targetId="text" />
      <a href="/">Home</a>
    </>,
  )

  await userEvent.tab()

  expect(document.activeElement).toBe(ref.current)
  expect(ref.current?.getAttribute('href')).toBe('#text')
  expect(screen.getByRole('navigation', { name: 'К содержанию' })).toBeTruthy()
})
