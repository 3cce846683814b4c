import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

/** Finds the same control again: a row of the list that moves in the page loses focus in some browsers. */
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

/** @returns must be called before a change of `shown` that moves rows: the same control then keeps focus */
export function useFocusKept(listRef: RefObject<HTMLElement | null>, shown: unknown): () => void {
  const held = useRef<Control | null>(null)
  useLayoutEffect(() => {
    const control = held.current
    held.current = null
    if (!control) return
    const row = listRef.current?.querySelector(`[data-key="${CSS.escape(control.key)}"]`)
    row?.querySelector<HTMLElement>(control.selector)?.focus()
  }, [listRef, shown])
  return useCallback(() => {
    held.current = controlIn(listRef.current)
  }, [listRef])
}
