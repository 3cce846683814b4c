import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 192 random bits, as text for an address. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

/** As long as `newSecret` and the same for each text; it cannot be computed without the key. */
export const sealedSecret = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest().subarray(0, 24).toString('base64url')

/** Secrets are stored hashed; they are random, so a plain hash cannot be reversed by trying. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
