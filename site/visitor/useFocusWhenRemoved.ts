import { useEffect, useRef, type FocusEvent } from 'react'

/**
 * An element inside is removed while it has focus, such as a button that has done its work. Moves focus to the element
 * with `target`, because the browser would move it to the body.
 * @returns `around`: handlers of the element that contains both
 */
export function useFocusWhenRemoved<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) target.current?.focus()
  })
  const around = {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target
    },
    // React does not call this for an element that it removes itself.
    onBlur: () => {
      focused.current = null
    },
  }
  return { target, around }
}
