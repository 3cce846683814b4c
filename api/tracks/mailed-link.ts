import type { TicketSeal } from '../tickets/seal.ts'
import { hashOf, sealedSecret } from './secrets.ts'
import type { ShareSecrets } from './share.ts'

/** What the outbox keeps of a link: each request to mail a track has its own, a repeated one the same. */
export const linkSeed = (call: string, key: string): string => hashOf(`mailed link ${call} ${key}`)

/** The secrets of a mailed link. They follow from its seed, so that they need not be stored until the mail is sent. */
export const mailedLink = (seal: TicketSeal, seed: string): ShareSecrets => ({
  token: sealedSecret(seal.textOf('mailed-links'), seed),
  secret: sealedSecret(seal.textOf('owners-of-mailed-links'), seed),
})
