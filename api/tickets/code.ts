import { codeLengths } from '@tropa/contract/ticket-code'
import { randomBytes } from 'node:crypto'

/** Crockford's base 32: no I, L, O and U, so that a code can be read out and typed. @see https://www.crockford.com/base32.html */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The code of a ticket: 130 random bits as 26 characters. */
export const newTicketCode = (): string =>
  Array.from(randomBytes(codeLengths.whole), (byte) => alphabet[byte % alphabet.length]).join('')
