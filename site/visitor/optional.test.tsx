import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { isSpared } from './missing-parts.ts'
import { optional } from './optional.ts'

afterEach(cleanup)

const show = (load: () => Promise<() => string>) => {
  const Part = optional(load)
  render(
    <main>
      <h1>My track</h1>
      <Suspense fallback="nothing to print yet">
        <Part />
      </Suspense>
    </main>,
  )
}

test('a part that loads later is shown', async () => {
  show(async () => () => 'the sheet')

  expect(await screen.findByText('the sheet')).toBeDefined()
})

test('a page stays if a part of it cannot be loaded', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  show(() => Promise.reject(failure))
  await expect.poll(() => isSpared(failure)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve))

  expect(screen.getByRole('main').textContent).toBe('My tracknothing to print yet')
})
