import type { Page } from '@playwright/test'

type Walk = { stops: string[]; faults: string[]; state: 'on its way' | 'stuck' | 'over' }
type PageWithWalk = typeof globalThis & { walk: Walk }

/** More tab stops than any page has. */
const most = 300

/** Runs in the page and checks each tab stop. The walk ends at the first stop again, or outside the part. */
function watch(selector: string) {
  const part = document.querySelector(selector)
  const walk: Walk = { stops: [], faults: [], state: 'on its way' }
  /** A date field has a tab stop for each of its segments. */
  const mostStopsInOne = 4
  let [first, before, stopsInOne, ringBefore]: [Element | null, Element | null, number, string] = [null, null, 0, '']

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? ''} ${element.textContent?.trim().slice(0, 40) ?? ''}`
  /** The visible element: a control that the skin replaces is tiny, and its label is visible instead. */
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 2 && height > 2 ? element : (element.closest('label') ?? element.parentElement ?? element)
  }
  /** The styles of the element and of those that may be visible instead of it. */
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
export async function walkThrough(page: Page, part: 'body' | 'main'): Promise<Walk> {
  await page.evaluate(watch, part)
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    // Settled: each stop is recorded on focus, before the key is released.
    if (pressed % 10 === 9 && (await walkOf(page)).state !== 'on its way') break
  }
  // Settled: no key is pressed after this.
  return walkOf(page)
}
