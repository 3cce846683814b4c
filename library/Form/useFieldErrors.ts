import { createContext, use, type ReactNode } from 'react'
import { hasError } from '../Field/Field.tsx'

/** Messages by the name of their field: the validation errors of the specification (section 3). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What a `Form` provides to its fields. React Aria's own context would add its form module to the first load. */
export const FormErrorsContext = createContext<FieldErrors>({})

/** The messages of all fields of the surrounding form; empty without one. */
export const useFormErrors = (): FieldErrors => use(FormErrorsContext)

/**
 * The error of a field: its own `error`, or the message of the surrounding form for its name.
 * @param name under which the field is sent
 */
export function useFieldErrors(name: string | undefined, error: ReactNode): ReactNode {
  const errors = useFormErrors()
  return hasError(error) || name === undefined || !Object.hasOwn(errors, name) ? error : errors[name]
}
