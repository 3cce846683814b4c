export interface Piece {
  text: string
  isMatch: boolean
}

/** Splits a text where the query stands in it, in any letter case; an empty query matches nothing. */
export function marked(text: string, query: string): Piece[] {
  const sought = query.trim().toLowerCase()
  const start = sought ? text.toLowerCase().indexOf(sought) : -1
  if (start < 0) return text ? [{ text, isMatch: false }] : []

  const end = start + sought.length
  const pieces = [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
    ...marked(text.slice(end), query),
  ]
  return pieces.filter((piece) => piece.text !== '')
}
