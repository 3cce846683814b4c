/** Words of more letters than this, or more of them, tell a search nothing more. */
const longest = 40
const most = 10

/** The words of a text as search compares them: small letters, е for ё, nothing but letters and digits. */
export const allWords = (text: string): string[] =>
  text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of what a person typed. */
export const wordsOf = (typed: string): string[] =>
  [...new Set(allWords(typed.slice(0, 200)))].slice(0, most).map((word) => [...word].slice(0, longest).join(''))
