import type { Locator, Page } from '@playwright/test'

/** Runs in the page: focuses each control of the content, like the keyboard, and names those that a bar covers. */
function coveredControls(): string[] {
  const main = document.querySelector('main')
  const controls = main?.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary') ?? []
  const barOver = (control: Element, box: DOMRect) => {
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    if (!there || control.contains(there)) return null
    return there.closest('header, [data-page-bar]')
  }
  return [...controls].flatMap((control) => {
    control.focus()
    if (document.activeElement !== control) return []
    const box = (control.closest('label') ?? control).getBoundingClientRect()
    const bar = barOver(control, box)
    if (!bar || bar.contains(control)) return []
    return `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent} at ${Math.round(box.top)}`
  })
}

/** Runs in the page: whether every line of its title is completely visible before scrolling. */
function isTitleSeen(): boolean {
  scrollTo({ top: 0, behavior: 'instant' })
  const title = document.querySelector('h1')
  if (!title) return false
  const words = document.createRange()
  words.selectNodeContents(title)
  const lines = [...words.getClientRects()].filter(({ width }) => width > 8)
  // Letters are in the middle of a line box, whose edges may overlap the elements above and below.
  const isSeen = ({ left, right, top, height }: DOMRect) =>
    [left + 4, (left + right) / 2, right - 4].every((x) =>
      [top + height / 4, top + (height * 3) / 4].every((y) => {
        const there = document.elementFromPoint(x, y)
        return there !== null && title.contains(there)
      }),
    )
  return lines.length > 0 && lines.every(isSeen)
}

export const coveredOf = (page: Page) => page.evaluate(coveredControls)
export const seesTitle = (page: Page) => page.evaluate(isTitleSeen)

/** Runs in the page: pairs of texts that overlap each other, except for those that stay when the page scrolls. */
function overlappingWords(): string[] {
  type Word = { text: string; parent: Element; box: DOMRect }
  const isOfPage = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, clipPath, opacity } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || clipPath !== 'none' || opacity === '0') return false
    }
    return element.checkVisibility({ visibilityProperty: true })
  }
  /** The visible part of a box, which scrolling containers clip. */
  const seenOf = (element: Element, box: DOMRect) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const frame = at.getBoundingClientRect()
      left = Math.max(left, frame.left)
      top = Math.max(top, frame.top)
      right = Math.min(right, frame.right)
      bottom = Math.min(bottom, frame.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const words: Word[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION)$/.test(parent.tagName))
      continue
    if (!isOfPage(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      words.push({ text: node.textContent.trim().slice(0, 30), parent, box: seenOf(parent, box) })
  }
  /** px; a small overlap is allowed, because the letters of adjacent lines may touch. */
  const shared = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.5
  return words.flatMap((word, at) =>
    words
      .slice(at + 1)
      .filter((other) => other.parent !== word.parent && shared(word.box, other.box))
      .map((other) => `"${word.text}" and "${other.text}"`),
  )
}

export const overlapsOf = (page: Page) => page.evaluate(overlappingWords)

/** Runs in the page: words that a line breaks without a hyphen, each with the words that typesetting joins to it. */
function brokenWords(parts: readonly Element[]): string[] {
  const found: string[] = []
  const look = (node: Node) => {
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('option')) return
    for (const { 0: joined, index: start } of (node.textContent ?? '').matchAll(/[^ \n\t]+/gu))
      for (const { 0: word, index } of joined.matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, start + index)
        range.setEnd(node, start + index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(joined)
      }
  }
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node)
  }
  return found
}

/** In one call, because a page has hundreds of parts. */
export const brokenWordsOf = (parts: Locator) => parts.evaluateAll(brokenWords)
