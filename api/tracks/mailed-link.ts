import type { TicketSeal } from '../tickets/seal.ts'
import { hashOf, sealedSecret } from './secrets.ts'
import type { ShareSecrets } from './share.ts'

/**
 * The part of a link that the outbox stores: unique for each request to mail a track, and the same for a repeated one.
 */
export const linkSeed = (call: string, request: string): string => hashOf(`mailed link ${call} ${request}`)

/** The secrets of a mailed link. They follow from its seed, so that they need not be stored until the mail is sent. */
export const mailedLink = (seal: TicketSeal, seed: string): ShareSecrets => ({
  token: sealedSecret(seal.textOf('mailed-links'), seed),
  secret: sealedSecret(seal.textOf('owners-of-mailed-links'), seed),
})
