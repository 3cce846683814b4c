/**
 * Set on the row or pin that is hovered or focused, and on its counterpart. Only styles use it; React does not know
 * it.
 */
const attribute = 'data-pointed'

/** Ids of places of the list, or of the stops of a pin, that are hovered or focused. */
function idsAt(target: EventTarget | null): readonly string[] {
  if (!(target instanceof Element)) return []
  const pin = target.closest<HTMLElement>('[data-marker]')
  if (pin) return pin.dataset['stops']?.split(' ') ?? [pin.dataset['marker'] ?? '']
  const place = target.closest('[data-place]') ?? target.closest('li')?.querySelector('[data-place]')
  return place instanceof HTMLElement ? [place.dataset['place'] ?? ''] : []
}

/** Rows of the list and pins of the map for any of the places. */
const halvesOf = (root: ParentNode, ids: readonly string[]): Element[] =>
  [...root.querySelectorAll<HTMLElement>('[data-place], [data-marker]')].filter(({ dataset }) => {
    const own = dataset['place'] ?? dataset['marker'] ?? ''
    return [own, ...(dataset['stops']?.split(' ') ?? [])].some((id) => ids.includes(id))
  })

/**
 * Highlights the row of a hovered pin, and the pin of a hovered row.
 * @returns a function that ends it
 */
export function keepPointedInStep(root: Document): () => void {
  const mark = ({ target }: Event) => {
    const halves = halvesOf(root, idsAt(target))
    for (const old of root.querySelectorAll(`[${attribute}]`)) if (!halves.includes(old)) old.removeAttribute(attribute)
    for (const half of halves) half.setAttribute(attribute, '')
  }
  const ending = new AbortController()
  for (const type of ['pointerover', 'focusin']) root.addEventListener(type, mark, ending)
  return () => ending.abort()
}
