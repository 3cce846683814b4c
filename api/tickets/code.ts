import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, so that a code can be read out and typed. @see https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 26
/** The end of a code that is typed at an entrance where the QR cannot be read. */
const shortLength = 8

/** The code of a ticket: 130 random bits as 26 characters. */
export const newTicketCode = (): string => Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('')

/** What was typed, as codes are stored: without spaces and hyphens, and with the digits that letters look like. */
export const typedCode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** The end of a code in two groups: `7K4M-29TQ`. */
export const shortCode = (code: string): string => code.slice(-shortLength).replace(/^.{4}/, '$&-')

const isOfAlphabet = (text: string) => [...text].every((character) => alphabet.includes(character))

/** Whether a text is a whole code, or the end of one. */
export const kindOfCode = (text: string): 'whole' | 'short' | undefined => {
  if (!isOfAlphabet(text)) return undefined
  if (text.length === length) return 'whole'
  return text.length === shortLength ? 'short' : undefined
}
