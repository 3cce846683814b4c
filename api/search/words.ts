/** Longer words and more words do not improve a search. */
const longest = 40
const most = 10

/** The words of a text in the form of search: lower case, е for ё, letters and digits only. */
export const allWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a query, at most 10 of at most 40 characters, each once. */
export const wordsOf = (typed: string): string[] =>
  [...new Set(allWords(typed.slice(0, 200)))].slice(0, most).map((word) => [...word].slice(0, longest).join(''))
