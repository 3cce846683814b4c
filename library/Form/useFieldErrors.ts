import { use, type ReactNode } from 'react'
import { FormValidationContext } from 'react-stately/private/form/useFormValidationState'
import { hasError } from '../Field/Field.tsx'

/** Messages by the name of their field: the validation errors of the specification (section 3). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

const asList = (messages: string | readonly string[] | undefined) =>
  typeof messages === 'string' ? [messages] : (messages ?? [])

/** The messages of every field of the form around; none without one. */
export function useFormErrors(): FieldErrors {
  const errors = use(FormValidationContext)
  return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, asList(messages)]))
}

/**
 * What is wrong with a field: its own `error`, or what the form around it says of its name.
 * @param name the field is sent by
 */
export function useFieldErrors(name: string | undefined, error: ReactNode): ReactNode {
  const errors = use(FormValidationContext)
  if (hasError(error) || name === undefined || !Object.hasOwn(errors, name)) return error
  return asList(errors[name])
}
