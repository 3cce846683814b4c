import { typedDate } from '@tropa/library/dates/typed.ts'
import { type FieldDefinition, type FormDefinition, isShown } from './form-definition.ts'
import type { FormValues } from './submitted-form.ts'

type Sent = { get: (name: string) => unknown }

/** The values of the form's own fields; empty ones are left out. */
export function sentValues({ fields }: FormDefinition, sent: Sent): FormValues {
  const pairs = fields.map(({ name }) => [name, sent.get(name)] as const)
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  )
}

const isKept = ({ kind }: FieldDefinition) => kind !== 'password' && kind !== 'consent' && kind !== 'held'

/** Values that may be shown again and kept as a draft: no passwords, consents or data held by the browser. */
export const keptValues = (form: FormDefinition, values: FormValues): FormValues =>
  sentValues({ ...form, fields: form.fields.filter(isKept) }, new Map(Object.entries(values)))

const isApplicable = (field: FieldDefinition, values: FormValues) =>
  !isShown(field) || field.when === undefined || values[field.when.field] === field.when.is

/** A typed date as `YYYY-MM-DD`; any other text is returned unchanged. */
export const isoDate = (text: string): string => typedDate(text) ?? text

function wireValue(field: FieldDefinition, value: string | undefined): unknown {
  switch (field.kind) {
    case 'box':
      return value === 'true'
    case 'consent':
      return value === 'true' || undefined
    case 'date':
      return value === undefined ? undefined : isoDate(value)
    case 'text':
      return value?.trim() || undefined
    case 'password':
      return field.isRepeat ? (value ?? '') : value
    case 'radio':
    case 'select':
    case 'hidden':
      return value
    case 'held':
      return undefined
    default:
      return field satisfies never
  }
}

const parameterNames = ({ call }: FormDefinition) =>
  new Set([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

function heldEntries(text: string | undefined): [string, unknown][] {
  try {
    const held: unknown = JSON.parse(text ?? 'null')
    return typeof held === 'object' && held !== null ? Object.entries(held) : []
  } catch {
    return [] // only the parser can tell whether text is JSON
  }
}

/** The body of the call. Fields without a value are left out, so that the contract reports them as required. */
export function bodyOf(form: FormDefinition, values: FormValues): Record<string, unknown> {
  if (form.toBody) return form.toBody(values)
  const inPath = parameterNames(form)
  const pairs = form.fields
    .filter((field) => !inPath.has(field.name) && isApplicable(field, values))
    .map((field) => [field.name, wireValue(field, values[field.name])])
  const held = form.fields.flatMap(({ kind, name }) => (kind === 'held' ? heldEntries(values[name]) : []))
  return Object.fromEntries([...held, ...pairs.filter(([, value]) => value !== undefined)])
}

/** The path of the call, with its parameters filled from the fields of the same names. */
export const pathOf = ({ call }: FormDefinition, values: FormValues): string =>
  call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
