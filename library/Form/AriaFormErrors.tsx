import { useMemo, type ReactNode } from 'react'
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState'
import { useFormErrors } from './useFieldErrors.ts'

/**
 * Passes the messages of the `Form` around on to fields of React Aria, which show those of their `name`. Fields of this
 * library need no such bridge.
 */
export function AriaFormErrors({ children }: { children: ReactNode }) {
  const errors = useFormErrors()
  // React Aria's context takes arrays that may be changed.
  const own = useMemo(
    () => Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, [...messages]])),
    [errors],
  )
  return <FormValidationContext value={own}>{children}</FormValidationContext>
}
