interface PagePlace {
  left: number
  top: number
}
/** How far the page is scrolled. */
export const pagePlace = (): PagePlace => ({ left: scrollX, top: scrollY })

/**
 * Undoes what focus in the calendar has scrolled. The calendar is placed by its field and goes with it, so that a page
 * which is scrolled to show a day of a low window takes the calendar off the window.
 */
export function scrollBack({ left, top }: PagePlace) {
  if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' })
}
