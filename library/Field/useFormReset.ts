import { useEffect } from 'react'

/**
 * Resetting a form restores the first value of the field; its React state must follow.
 * @param id of the field
 */
export function useFormReset(id: string, reset: () => void) {
  // No dependency list, because `reset` closes over new values in every render.
  useEffect(() => {
    const field = document.getElementById(id)
    const form = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.form : null
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  })
}
