import { draftOwner } from '../visitor/draft-owner.ts'
import { draftPrefix } from '../visitor/stored.ts'
import type { FormDefinition } from './form-definition.ts'
import { keptValues, sentValues } from './form-values.ts'
import type { FormValues } from './submitted-form.ts'

const keyOf = ({ id }: FormDefinition) => draftPrefix + id

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A draft outlives an expired session, so the next user who signs in must not see it. */
const isOwn = (owner: unknown) => owner === null || owner === draftOwner()

/** Storage may be full or forbidden; then the form has no draft. */
function orNothing<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/** Keeps what was typed, without passwords and consents. */
export const keepDraft = (form: FormDefinition, values: FormValues): void =>
  void orNothing(() =>
    sessionStorage.setItem(keyOf(form), JSON.stringify({ owner: draftOwner(), values: keptValues(form, values) })),
  )

export const dropDraft = (form: FormDefinition): void => void orNothing(() => sessionStorage.removeItem(keyOf(form)))

export function readDraft(form: FormDefinition): FormValues | undefined {
  const draft = orNothing((): unknown => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null'))
  if (!isRecord(draft) || !isRecord(draft['values']) || !isOwn(draft['owner'])) return undefined
  return keptValues(form, sentValues(form, new Map(Object.entries(draft['values']))))
}
