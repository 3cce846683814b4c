import { createHash } from 'node:crypto'

/** The name of a user in the cookie that outlives an expired session; typed values are shown to the same user only. */
export const ownerOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
