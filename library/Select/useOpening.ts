import { useEffect, useEffectEvent, type RefObject } from 'react'

const openingKeys: readonly string[] = ['ArrowDown', 'ArrowUp', 'Enter', ' ', 'F4']

/** The text that a key opens the list with: a letter is searched at once; `null` if the key does not open it. */
function openingText({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || isComposing) return null
  if (openingKeys.includes(key)) return ''
  return key.length === 1 && !altKey ? key : null
}

const isOver = (select: HTMLSelectElement, { changedTouches: [touch] }: TouchEvent) =>
  touch !== undefined && select.contains(document.elementFromPoint(touch.clientX, touch.clientY))

/**
 * Opens our list when the browser would open its own: by a mouse press, a tap, or a key on the `<select>`. The browser
 * still handles its `label` and everything else.
 * @param press opens the list, or closes an open one
 * @param open opens the list with a text in its search
 */
export function useOpening(
  select: RefObject<HTMLSelectElement | null>,
  press: () => void,
  open: (text: string) => void,
) {
  const pressed = useEffectEvent((event: Event) => {
    if (select.current?.matches(':disabled')) return
    event.preventDefault()
    press()
  })
  const typed = useEffectEvent((event: KeyboardEvent) => {
    const text = openingText(event)
    if (text === null || event.defaultPrevented) return
    event.preventDefault()
    open(text)
  })
  useEffect(() => {
    const element = select.current
    if (!element) return
    const onMouseDown = (event: MouseEvent) => event.button === 0 && pressed(event)
    // After a finger has scrolled the page, `touchend` cannot be cancelled.
    const onTouchEnd = (event: TouchEvent) => event.cancelable && isOver(element, event) && pressed(event)
    const onKeyDown = (event: KeyboardEvent) => typed(event)
    element.addEventListener('mousedown', onMouseDown)
    element.addEventListener('touchend', onTouchEnd, { passive: false })
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('mousedown', onMouseDown)
      element.removeEventListener('touchend', onTouchEnd)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [select])
}
