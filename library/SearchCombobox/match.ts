import { placeOf } from '../ComboBox/comparable.ts'

/** A title around the first place where the words of the query stand; letter case and the dots of ё do not matter. */
export function splitMatch(title: string, query: string): readonly [before: string, match: string, after: string] {
  const place = placeOf(title, query)
  if (place === null) return [title, '', '']
  const { start, end } = place
  return [title.slice(0, start), title.slice(start, end), title.slice(end)]
}
