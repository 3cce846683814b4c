import type { Page } from '@playwright/test'
import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { arriveWith, expect, test } from './visit.ts'

type Walk = { stops: string[]; faults: string[]; isOver: boolean }
type PageWithWalk = typeof globalThis & { walk: Walk }

/** More stops than any page has. */
const most = 300

/** Runs in the page, where it looks at each stop of the keyboard as it is made; the walk is over when the first one comes again. */
function watch() {
  const walk: Walk = { stops: [], faults: [], isOver: false }
  /** A field for days has a stop for each of its parts. */
  const mostStopsInOne = 4
  let [first, before, stopsInOne, ringBefore]: [Element | null, Element | null, number, string] = [null, null, 0, '']

  const nameOf = (element: Element) => `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''} ${element.textContent?.trim().slice(0, 40) ?? ''}`
  /** A field that the skin draws anew is as large as a dot: what is seen of it is its label. */
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 ? element : (element.closest('label') ?? element.parentElement ?? element)
  }
  /** The lines about it and about what may be drawn in its stead. */
  const ringOf = (element: Element) => {
    const seen = seenOf(element)
    const drawn = [element, seen, seen.parentElement ?? seen, ...seen.children, ...(element.parentElement?.children ?? [])]
    // The link of a card is as large as the card by what stands after it.
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
      if (key !== 'Tab' || walk.isOver) return
      if (before && before !== element && before.isConnected && ringOf(before) === ringBefore) walk.faults.push(`no ring on ${nameOf(before)}`)
      walk.isOver = first !== null && (element === first || element === document.body)
      if (walk.isOver || !element) return
      first ??= element
      stopsInOne = element === before ? stopsInOne + 1 : 1
      if (stopsInOne === mostStopsInOne + 1) walk.faults.push(`no way on from ${nameOf(element)}`)
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

async function walkThrough(page: Page): Promise<Walk> {
  await page.evaluate(watch)
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    if (pressed % 20 === 19 && (await walkOf(page)).isOver) break
  }
  return walkOf(page)
}

/** The same page narrowed otherwise, or another of its kind, has the same stops. */
const alike: readonly string[] = ['filtered places', 'events of days that make no sense', 'tours by direction', 'a tour sold elsewhere', 'an excursion', 'excursions', 'a piece of news', 'news', 'hotels', 'a document', 'guide']

for (const [name, address] of Object.entries(pages).filter(([name]) => !alike.includes(name))) {
  test(`the keyboard goes through ${name}, is seen at every stop, and may pass over the header`, async ({ page, context }) => {
    await arriveWith(context, portal, { theme: 'light' })
    await page.goto(address, { waitUntil: 'networkidle' })
    const { stops, faults, isOver } = await walkThrough(page)
    expect(faults).toEqual([])
    expect(isOver).toBe(true)
    expect(stops.length).toBeGreaterThan(10)

    // A form that was refused brings its reader to what is wrong.
    if (name !== 'flights with errors') expect(stops[0]).toContain('К содержанию')
    await page.locator('a[href="#main"]').press('Enter')
    await expect(page.locator('#main')).toBeFocused()
  })
}

test('a stop that is not seen, has no ring or lets nobody on is found', async ({ page, context }) => {
  await arriveWith(context, portal, { theme: 'light' })
  await page.goto(pages.missing, { waitUntil: 'networkidle' })
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
  const { faults, isOver } = await walkThrough(page)
  expect(faults.map((fault) => fault.replace(/ +/g, ' '))).toEqual(['not seen: button away', 'no ring on button bare', 'no way on from button trap'])
  expect(isOver).toBe(false)
})
