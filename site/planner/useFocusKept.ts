import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Identifies a control, because a row that moves in the list loses focus in some browsers. `selector`: empty if focus
 * is elsewhere, for example in the options of a choice.
 */
type Control = { key: string; selector: string }

const selectorOf = (element: Element) =>
  element instanceof HTMLButtonElement && element.value
    ? `button[value="${CSS.escape(element.value)}"]`
    : element.localName

function controlIn(list: HTMLElement | null): Control | null {
  const focused = document.activeElement
  const key = focused?.closest<HTMLElement>('[data-key]')?.dataset['key']
  return focused && key !== undefined && list?.contains(focused) ? { key, selector: selectorOf(focused) } : null
}

/**
 * @returns to be called before a change of `shown` that moves the row of the key: the same control then keeps focus,
 * and the row is scrolled into view
 */
export function useFocusKept(listRef: RefObject<HTMLElement | null>, shown: unknown): (key: string) => void {
  const held = useRef<Control | null>(null)
  useLayoutEffect(() => {
    const control = held.current
    held.current = null
    if (!control) return
    const row = listRef.current?.querySelector(`[data-key="${CSS.escape(control.key)}"]`)
    if (control.selector) row?.querySelector<HTMLElement>(control.selector)?.focus()
    // A control that kept focus does not scroll, and a row moved to another day may be outside the window.
    row?.scrollIntoView({ block: 'nearest' })
  }, [listRef, shown])
  return useCallback(
    (key) => {
      held.current = controlIn(listRef.current) ?? { key, selector: '' }
    },
    [listRef],
  )
}
