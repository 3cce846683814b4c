/** Scrolls to the title of the page and moves focus there. */
export function focusPageTitle(): void {
  const title = document.querySelector('h1')
  if (!title) return
  title.tabIndex = -1
  title.focus()
}
