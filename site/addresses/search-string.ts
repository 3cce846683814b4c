/** Parses query parameters as plain text; the first of a repeated name counts. */
export function parseSearch(search: string): Record<string, string> {
  const entries = [...new URLSearchParams(search)].reverse()
  return Object.fromEntries(entries)
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
