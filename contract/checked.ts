import * as v from 'valibot'
import type { Language } from './language.ts'
import { fieldErrors } from './messages.ts'

/** What was given, converted by its schema, or the rules it breaks by field, in the language asked for. */
export type Checked<T> = { value: T; errors?: never } | { value?: never; errors: Record<string, string[]> }

export function checked<S extends v.GenericSchema>(schema: S, given: unknown, language: Language): Checked<v.InferOutput<S>> {
  const result = v.safeParse(schema, given, { abortPipeEarly: true })
  return result.success ? { value: result.output } : { errors: fieldErrors(result.issues, language) }
}
