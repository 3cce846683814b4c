import { useEffect, type RefObject } from 'react'

/**
 * Stands in the page before its forms, as text: it runs before any module. A form in which something was chosen, not
 * typed, before the page is hydrated is marked, since React does not receive that event. The window gets it first:
 * React, while it waits for the page's own scripts, stops it.
 */
export const noteEarlyChanges =
  "addEventListener('change',e=>{let t=e.target;if(t.form&&/^(radio|checkbox|select)/.test(t.type))t.form.isChanged=1},true)"

/**
 * Sends a form at each change, also at one made before the page was hydrated.
 * @returns for `onChange` of its controls
 */
export function useSentOnChange(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const early = form.current
    if (!early || !('isChanged' in early)) return
    Reflect.deleteProperty(early, 'isChanged')
    early.requestSubmit()
  }, [form])
  return () => form.current?.requestSubmit()
}
