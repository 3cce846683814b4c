/** React marks an element once it and all that it contains are hydrated. */
const isMarked = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

const isPageHydrated = () =>
  [...document.querySelectorAll('#main > :not(script, style, link, template)')].every(isMarked)

const pollMs = 30
/** Another program may have put an element into the page, which React never marks. */
const longestMs = 5000

/**
 * Does it once the page in `main` is hydrated, at once where it is already. The router hydrates the page later than
 * what surrounds it, and a page that is left before that fails to hydrate: the match of its route is gone.
 */
export function oncePageIsHydrated(action: () => void, leftMs = longestMs): void {
  if (leftMs <= 0 || isPageHydrated()) action()
  else setTimeout(() => oncePageIsHydrated(action, leftMs - pollMs), pollMs)
}
