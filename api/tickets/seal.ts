import { createHmac, timingSafeEqual } from 'node:crypto'

const version = 'TROPA1'
/** Base64url of SHA-256. */
const form = /^TROPA1\.([\w-]{22,64})\.([\w-]{43})$/

/** Signs codes of tickets for their QR codes, so that a gate recognises a forged one before it asks the portal. */
export type TicketSeal = {
  /** The text of a ticket's QR code: `TROPA1.<code>.<HMAC-SHA256 in base64url>`. */
  textOf: (code: string) => string
  /** The code of a text that was signed here; `undefined` for any other text. */
  codeOf: (text: string) => string | undefined
}

const signatureOf = (code: string, secret: string) =>
  createHmac('sha256', secret).update(`${version}.${code}`).digest('base64url')

/** Compares in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * @param current signs
 * @param earlier secrets whose tickets are still accepted, so that the secret can be changed while tickets are in use
 */
export const ticketSeal = (current: string, earlier: readonly string[] = []): TicketSeal => ({
  textOf: (code) => `${version}.${code}.${signatureOf(code, current)}`,
  codeOf: (text) => {
    const [, code = '', signature = ''] = form.exec(text) ?? []
    if (signature === '') return undefined
    const matches = [current, ...earlier].map((secret) => isSame(signatureOf(code, secret), signature))
    return matches.includes(true) ? code : undefined
  },
})
