import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react'

/**
 * Returns focus to the element that it came from, or else to `<main>`. The page is not scrolled, because that element
 * may be far from where the pointer was pressed.
 */
export function focusBack(cameFrom: EventTarget | null) {
  const isThere = cameFrom instanceof HTMLElement && cameFrom.isConnected && cameFrom !== document.body
  const target = isThere ? cameFrom : document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}

/** Runs after all elements have been removed, and after any other code that moves focus. */
const focusBackIfLost = (cameFrom: EventTarget | null) =>
  queueMicrotask(() => document.activeElement === document.body && focusBack(cameFrom))

/**
 * Keeps focus on the page when an element is removed with focus inside, because the browser would move it to the
 * body.
 * @param ref of the component's user, which gets the same element
 * @returns the ref of the element
 */
export function useFocusReturn<E extends HTMLElement>(ref?: Ref<E>): RefObject<E | null> {
  const element = useRef<E>(null)
  useImperativeHandle<E | null, E | null>(ref, () => element.current)
  useLayoutEffect(() => {
    const root = element.current
    if (!root) return undefined
    let cameFrom: EventTarget | null = null
    const entered = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) cameFrom = relatedTarget
    }
    root.addEventListener('focusin', entered)
    return () => {
      root.removeEventListener('focusin', entered)
      if (root.contains(document.activeElement)) focusBackIfLost(cameFrom)
    }
  }, [])
  return element
}
