import { useEffect } from 'react'

/** A form's reset gives the field its first value back; what React holds of it must follow. @param id of the field */
export function useFormReset(id: string, reset: () => void) {
  // Without a list of dependencies: what `reset` closes over is new with every drawing.
  useEffect(() => {
    const field = document.getElementById(id)
    const form = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.form : null
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  })
}
