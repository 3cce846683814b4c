import type { Page } from '@playwright/test'

/**
 * The height of the picture of a page: down to the lowest visible element, once that has stopped moving. Content only
 * for screen readers does not count (React Aria's announcer stays on the page from one story to the next), nor content
 * that must be scrolled to (the number of rows of a long list below its edge depends on timing).
 * @param page a page whose parts are in `<body>`, beside Storybook's own
 * @param whole the maximum, CSS pixels; also the result if an open dialog covers the page
 * @returns CSS pixels
 */
export const lowest = (page: Page, whole: number) =>
  page.evaluate(async (most) => {
    if (document.querySelector('dialog[open]')) return most
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const isClippedAway = (element: Element, { clip, clipPath, overflowY }: CSSStyleDeclaration) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        clipPath === 'inset(50%)' ||
        /^rect\(0px,? 0px,? 0px,? 0px\)$/.test(clip) ||
        (overflowY !== 'visible' && width <= 1 && height <= 1)
      )
    }
    /**
     * The lower edges to which elements are visible in their scroll containers, by kind:
     * a positioned element scrolls only with its positioned ancestors.
     */
    type Edges = { inFlow: number; absolute: number }
    const edgeOf = (position: string, { inFlow, absolute }: Edges) => {
      if (position === 'fixed') return Infinity
      return position === 'absolute' ? absolute : inFlow
    }
    const bottoms = (element: Element, edges: Edges): number[] => {
      const style = getComputedStyle(element)
      if (isClippedAway(element, style)) return []
      const edge = edgeOf(style.position, edges)
      const bottom = Math.min(edge, element.getBoundingClientRect().bottom)
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      const inFlow = style.overflowY === 'visible' ? edge : bottom
      const inside = { inFlow, absolute: style.position === 'static' ? edges.absolute : inFlow }
      return [...(isVisible ? [bottom] : []), ...[...element.children].flatMap((child) => bottoms(child, inside))]
    }
    const unbounded = { inFlow: Infinity, absolute: Infinity }
    const low = () => {
      const parts = [...document.querySelectorAll("body > :not([class^='sb-'])")].flatMap((part) =>
        bottoms(part, unbounded),
      )
      return Math.ceil(Math.min(most, Math.max(40, ...parts) + 16))
    }
    let [before, now] = [-1, low()]
    while (now !== before) {
      await frame()
      await frame()
      ;[before, now] = [now, low()]
    }
    return now
  }, whole)
