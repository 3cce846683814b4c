import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Lets a `Form` know of a change that nobody typed: of a field whose value a list, a calendar or a button has changed.
 * The `input` event comes once the field and its hidden input have the new value, so that whoever keeps what the form
 * holds reads that one.
 * @param control that the event is sent from
 */
export function useFormNotice(control: RefObject<HTMLElement | null>, value: unknown): void {
  const known = useRef(value)
  useLayoutEffect(() => {
    if (known.current === value) return
    known.current = value
    control.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [control, value])
}
