/** React marks an element once it and all its content are hydrated. */
const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

const isPageHydrated = () =>
  [...document.querySelectorAll('#main > :not(script, style, link, template)')].every(isMarked)

const pollMs = 30
/** Other programs may have added an element to the page, which React never marks. */
const longestMs = 5000

/**
 * Calls `action` once the page in `main` is hydrated, or at once if it already is. The router hydrates the page later
 * than its surroundings, and leaving the page before that makes its hydration fail, because its route no longer
 * matches.
 */
export function oncePageIsHydrated(action: () => void, leftMs = longestMs): void {
  if (leftMs <= 0 || isPageHydrated()) action()
  else setTimeout(() => oncePageIsHydrated(action, leftMs - pollMs), pollMs)
}
