import { placeOf } from '../ComboBox/placeOf.ts'

/** Splits a title around the first occurrence of the query, ignoring letter case and the dots of ё. */
export function splitMatch(title: string, query: string): readonly [before: string, match: string, after: string] {
  const place = placeOf(title, query)
  if (place === null) return [title, '', '']
  const { start, end } = place
  return [title.slice(0, start), title.slice(start, end), title.slice(end)]
}
