import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../messages/language.tsx'
import { LoadingBar } from './LoadingBar.tsx'

afterEach(cleanup)

test('it reports the progress', () => {
  render(<LoadingBar isVisible progress={62} />)

  const bar = screen.getByRole('progressbar', { name: 'Страница загружается' })
  expect(bar.getAttribute('aria-valuenow')).toBe('62')
  expect(bar.querySelector('rect')?.getAttribute('width')).toBe('62%')
})

test('it is animated if the progress is not known', () => {
  render(<LoadingBar isVisible />)

  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
  expect(bar.querySelector('[data-running]')).toBeTruthy()
})

test('it is not rendered while nothing loads', () => {
  render(<LoadingBar isVisible={false} />)

  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('it is two pixels high even without a skin, its words are in the language of the page, and the ref is the bar', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <LanguageProvider language="en">
      <LoadingBar ref={ref} isVisible />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('progressbar', { name: 'The page is loading' }))
  expect(ref.current?.querySelector('svg')?.getAttribute('height')).toBe('2')
})
