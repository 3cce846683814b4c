import type { Page } from '@playwright/test'

/** Runs in the page: focuses each control of the content, as the keyboard would, and names those under a bar. */
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

/** Runs in the page: whether the beginning of its title is seen before anything is scrolled. */
function isTitleSeen(): boolean {
  scrollTo({ top: 0, behavior: 'instant' })
  const title = document.querySelector('h1')
  const box = title?.getBoundingClientRect()
  if (!title || !box) return false
  const there = document.elementFromPoint(box.left + 4, box.top + Math.min(box.height / 2, 16))
  return there !== null && title.contains(there)
}

export const coveredOf = (page: Page) => page.evaluate(coveredControls)
export const seesTitle = (page: Page) => page.evaluate(isTitleSeen)
