import { placeOf } from '../ComboBox/placeOf.ts'

export interface Piece {
  text: string
  isMatch: boolean
}

/** Splits a text around the occurrences of the query, in any letter case; an empty query matches nothing. */
export function marked(text: string, query: string): Piece[] {
  const place = placeOf(text, query)
  if (place === null) return text ? [{ text, isMatch: false }] : []

  const { start, end } = place
  const pieces = [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
    ...marked(text.slice(end), query),
  ]
  return pieces.filter((piece) => piece.text !== '')
}
