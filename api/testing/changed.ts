/** A text of the same length and characters that is never equal to this one: its first letter is another. */
export const changed = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1)
