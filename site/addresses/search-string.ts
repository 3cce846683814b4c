/** A form without scripts repeats these parameters, once for each choice. */
const severalChoices: readonly string[] = ['type_id', 'access', 'category']

/** Query parameters as the router has parsed them. */
export type SearchValues = { readonly [Name in string]?: string }

/**
 * Parses query parameters as plain text. The first of a repeated name counts, but of several choices all do, joined by
 * commas.
 */
export function parseSearch(search: string): Record<string, string> {
  const params = new URLSearchParams(search)
  const joined = severalChoices.flatMap((name) => (params.has(name) ? [[name, params.getAll(name).join()]] : []))
  return { ...Object.fromEntries([...params].reverse()), ...Object.fromEntries(joined) }
}

export type Search = '' | `?${string}`

export function stringifySearch(values: Record<string, unknown>): Search {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/** @returns the positive integer in an address; `undefined` for anything else */
export const wholeNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

export const textOf = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll('\0', '').slice(0, 200) : ''
