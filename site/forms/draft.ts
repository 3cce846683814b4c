import type { FormDefinition } from './form-definition.ts'
import { keptValues, sentValues } from './form-values.ts'
import type { FormValues } from './submitted-form.ts'

/** The beginning of the keys of drafts in `sessionStorage`, which each tab has for itself. */
export const draftPrefix = 'draft:'

const keyOf = ({ id }: FormDefinition) => draftPrefix + id

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Storage may be full or forbidden: then the form has no draft. */
function orNothing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Keeps what was typed, without passwords and consents. */
export const keepDraft = (form: FormDefinition, values: FormValues): void =>
  void orNothing(() => sessionStorage.setItem(keyOf(form), JSON.stringify(keptValues(form, values))))

export const dropDraft = (form: FormDefinition): void => void orNothing(() => sessionStorage.removeItem(keyOf(form)))

export function readDraft(form: FormDefinition): FormValues | undefined {
  const value = orNothing((): unknown => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'))
  return isRecord(value) ? keptValues(form, sentValues(form, new Map(Object.entries(value)))) : undefined
}
