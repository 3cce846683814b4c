import { comparable } from '../ComboBox/comparable.ts'

/** A title around the first place where the words of the query stand; letter case and the dots of ё do not matter. */
export function splitMatch(title: string, query: string): readonly [before: string, match: string, after: string] {
  const words = comparable(query.trim())
  const at = words === '' ? -1 : comparable(title).indexOf(words)
  if (at < 0) return [title, '', '']
  return [title.slice(0, at), title.slice(at, at + words.length), title.slice(at + words.length)]
}
