import type { BrowserContext, Page } from '@playwright/test'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

type Walk = { stops: string[]; faults: string[]; state: 'on its way' | 'stuck' | 'over' }
type PageWithWalk = typeof globalThis & { walk: Walk }

/** More than any page has. */
const most = 300

/** Runs in the page and checks each focus stop. The walk ends when the first stop comes again, or outside the part. */
function watch(selector: string) {
  const part = document.querySelector(selector)
  const walk: Walk = { stops: [], faults: [], state: 'on its way' }
  /** A date field has a stop for each of its segments. */
  const mostStopsInOne = 4
  let [first, before, stopsInOne, ringBefore]: [Element | null, Element | null, number, string] = [null, null, 0, '']

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''} ${element.textContent?.trim().slice(0, 40) ?? ''}`
  /** A control that the skin replaces is tiny; its label is visible instead. */
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 ? element : (element.closest('label') ?? element.parentElement ?? element)
  }
  /** The styles of the element and of what may be drawn instead of it. */
  const ringOf = (element: Element) => {
    const seen = seenOf(element)
    const drawn = [
      element,
      seen,
      seen.parentElement ?? seen,
      ...seen.children,
      ...(element.parentElement?.children ?? []),
    ]
    // A pseudo-element makes the link of a card as large as the card.
    const styles = [...drawn.map((part) => getComputedStyle(part)), getComputedStyle(element, '::after')]
    return styles.map(({ outline, boxShadow }) => `${outline} ${boxShadow}`).join('; ')
  }
  const isUncovered = (seen: Element) => {
    const box = seen.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right - left < 2 || bottom - top < 2) return false
    return [0.5, 0.2, 0.8].some((part) => {
      const there = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part)
      return there !== null && (seen.contains(there) || (there.contains(seen) && !there.matches('html, body, main')))
    })
  }

  addEventListener(
    'keyup',
    ({ key }) => {
      const element = document.activeElement
      if (key !== 'Tab' || walk.state !== 'on its way') return
      if (before && before !== element && before.isConnected && ringOf(before) === ringBefore)
        walk.faults.push(`no ring on ${nameOf(before)}`)
      if (!element || !part?.contains(element) || element === document.body || element === first) walk.state = 'over'
      if (!element || walk.state === 'over') return
      first ??= element
      stopsInOne = element === before ? stopsInOne + 1 : 1
      if (stopsInOne === mostStopsInOne + 1) {
        walk.faults.push(`no way on from ${nameOf(element)}`)
        walk.state = 'stuck'
      }
      if (element !== before && !isUncovered(seenOf(element))) walk.faults.push(`not seen: ${nameOf(element)}`)
      walk.stops.push(nameOf(element))
      before = element
      ringBefore = ringOf(element)
    },
    true,
  )
  Object.assign(window, { walk })
}

const walkOf = (page: Page) => page.evaluate(() => (window as unknown as PageWithWalk).walk)

/** @param part a selector: the layout around pages needs one walk only */
async function walkThrough(page: Page, part: 'body' | 'main'): Promise<Walk> {
  await page.evaluate(watch, part)
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    // Settled: each stop is recorded on focus, before the key is released.
    if (pressed % 10 === 9 && (await walkOf(page)).state !== 'on its way') break
  }
  // Settled: no key is pressed after this.
  return walkOf(page)
}

/** Pages with the same stops as another: with another filter, or of the same kind. */
const alike: readonly string[] = [
  'filtered places',
  'events of days that make no sense',
  'tours by direction',
  'a tour sold elsewhere',
  'an excursion',
  'excursions',
  'a piece of news',
  'news',
  'hotels',
  'a document',
  'guide',
]

async function open(page: Page, context: BrowserContext, address: string) {
  await arriveWith(context, portal, { theme: 'light' })
  await page.goto(address, { waitUntil: 'networkidle' })
  // A slow machine is idle before it is hydrated. React marks the elements that it has hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

test('the keyboard reaches everything in a whole page, and focus is visible at every stop', async ({
  page,
  context,
}) => {
  await open(page, context, pages.home)
  const { stops, ...walk } = await walkThrough(page, 'body')
  expect(walk).toEqual({ faults: [], state: 'over' })
  expect(stops[0]).toContain('К содержанию')
  expect(stops.length).toBeGreaterThan(40)
})

for (const [name, address] of Object.entries(pages).filter(([name]) => !alike.includes(name))) {
  test(`the keyboard reaches everything in ${name}, and focus is visible at every stop`, async ({ page, context }) => {
    await open(page, context, address)
    await page.locator('a[href="#main"]').press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    const { stops, ...walk } = await walkThrough(page, 'main')
    expect(walk).toEqual({ faults: [], state: 'over' })
    expect(stops.length).toBeGreaterThan(0)
  })
}

test('an invisible stop, one without a focus ring and a keyboard trap are reported', async ({ page, context }) => {
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
