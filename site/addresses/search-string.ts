/** Address parameters are plain text, as forms write them; the first of a repeated name counts. */
export function parseSearch(search: string): Record<string, string> {
  const entries = [...new URLSearchParams(search)].reverse()
  return Object.fromEntries(entries)
}

/** The end of an address that says what is asked. */
export type Search = '' | `?${string}`

export function stringifySearch(values: Record<string, unknown>): Search {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

/** A whole number from 1 in an address, or nothing. */
export const wholeNumber = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

export const textOf = (text: unknown): string =>
  typeof text === 'string' ? text.replaceAll('\0', '').slice(0, 200) : ''
