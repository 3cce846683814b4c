import { createContext, use, type ReactNode } from 'react'
import { hasError } from '../Field/Field.tsx'

/** Messages by the name of their field: the validation errors of the specification (section 3). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** What a `Form` provides to its fields. React Aria's own context would add its form module to the first load. */
export const FormErrorsContext = createContext<FieldErrors>({})

/** The messages of every field of the form around; none without one. */
export const useFormErrors = (): FieldErrors => use(FormErrorsContext)

/**
 * What is wrong with a field: its own `error`, or what the form around it says of its name.
 * @param name the field is sent by
 */
export function useFieldErrors(name: string | undefined, error: ReactNode): ReactNode {
  const errors = useFormErrors()
  return hasError(error) || name === undefined || !Object.hasOwn(errors, name) ? error : errors[name]
}
