/** Joins the parts of a word that no line should break; it has no width, and nobody types it. */
const joiner = '\u2060'

/** A text normalised for comparison: without letter case, the dots of ё and typesetting characters. */
export const comparable = (text: string) =>
  text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ').replaceAll(joiner, '')

/** The index in a text after this many compared characters. */
function indexAfter(count: number, text: string): number {
  let index = 0
  for (let left = count; left > 0; index++) if (text[index] !== joiner) left--
  return index
}

/** Where a query first occurs in a text, as indices of the text; an empty query occurs nowhere. */
export function placeOf(text: string, query: string): { start: number; end: number } | null {
  const sought = comparable(query.trim())
  const at = sought === '' ? -1 : comparable(text).indexOf(sought)
  return at < 0 ? null : { start: indexAfter(at, text), end: indexAfter(at + sought.length, text) }
}
