import type { BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './hydration.ts'
import { walkThrough } from './keyboard-walk.ts'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

async function open(page: Page, context: BrowserContext, address: string) {
  await arriveWith(context, portal, { theme: 'light' })
  await page.goto(address, { waitUntil: 'networkidle' })
  // A slow machine is idle before it is hydrated.
  await waitForHydration(page)
}

test('the keyboard reaches every control of a whole page, and focus is visible on each', async ({ page, context }) => {
  await open(page, context, pages.home)
  const { stops, ...walk } = await walkThrough(page, 'body')
  expect(walk).toEqual({ faults: [], state: 'over' })
  expect(stops[0]).toMatch(/К\sсодержанию/)
  expect(stops.length).toBeGreaterThan(40)
})

test('the check reports an invisible tab stop, one without a focus ring, and a keyboard trap', async ({
  page,
  context,
}) => {
  await open(page, context, pages.missing)
  await page.evaluate(() => {
    const button = (name: string, style: Partial<CSSStyleDeclaration>) => {
      const made = Object.assign(document.createElement('button'), { textContent: name })
      Object.assign(made.style, style)
      return made
    }
    const trap = button('trap', {})
    trap.addEventListener('keydown', (event) => event.preventDefault())
    const bare = document.createElement('div')
    bare.append(button('bare', { outline: 'none', boxShadow: 'none' }))
    document.querySelector('main')?.prepend(button('away', { position: 'fixed', left: '-900px' }), bare, trap)
  })
  const { faults, state } = await walkThrough(page, 'body')
  expect(faults.map((fault) => fault.replace(/ +/g, ' '))).toEqual([
    'not seen: button away',
    'no ring on button bare',
    'no way on from button trap',
  ])
  expect(state).toBe('stuck')
})
