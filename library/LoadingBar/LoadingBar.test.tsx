import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LoadingBar } from './LoadingBar.tsx'

afterEach(cleanup)

test('says how far the loading has come', () => {
  render(<LoadingBar isVisible progress={62} />)

  const bar = screen.getByRole('progressbar', { name: 'Страница загружается' })
  expect(bar.getAttribute('aria-valuenow')).toBe('62')
  expect(bar.querySelector('rect')?.getAttribute('width')).toBe('62%')
})

test('runs by itself where the progress is not known', () => {
  render(<LoadingBar isVisible />)

  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBeNull()
  expect(bar.querySelector('[data-running]')).toBeTruthy()
})

test('is not there while nothing loads', () => {
  render(<LoadingBar isVisible={false} />)

  expect(screen.queryByRole('progressbar')).toBeNull()
})
