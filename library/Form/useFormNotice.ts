import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Notifies a `Form` of a change that was not typed, but made by a list, a calendar or a button. The `input` event is
 * fired after the field and its hidden input have the new value, so that listeners read that one.
 * @param control that fires the event
 */
export function useFormNotice(control: RefObject<HTMLElement | null>, value: unknown): void {
  const known = useRef(value)
  useLayoutEffect(() => {
    if (known.current === value) return
    known.current = value
    control.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [control, value])
}
