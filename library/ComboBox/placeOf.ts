import { joiner } from '../typography/no-break-signs.ts'
import { comparable } from './comparable.ts'

/** The index in a text after this many compared characters. */
function indexAfter(count: number, text: string): number {
  let index = 0
  for (let left = count; left > 0; index++) if (text[index] !== joiner) left--
  return index
}

/**
 * Where a query first occurs in a text, as indices of the text; an empty query occurs nowhere. Not with `comparable`,
 * which comes with every combobox: only lists that load later mark what they found.
 */
export function placeOf(text: string, query: string): { start: number; end: number } | null {
  const sought = comparable(query.trim())
  const at = sought === '' ? -1 : comparable(text).indexOf(sought)
  return at < 0 ? null : { start: indexAfter(at, text), end: indexAfter(at + sought.length, text) }
}
