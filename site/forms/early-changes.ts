import { useEffect, type RefObject } from 'react'

/**
 * Sends a form at each change, including one made before the page was hydrated.
 * @returns a handler for `onChange` of its controls
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
