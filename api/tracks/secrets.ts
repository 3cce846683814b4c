import { createHash, randomBytes } from 'node:crypto'

/** 192 random bits, as text for an address. */
export const newSecret = (): string => randomBytes(24).toString('base64url')

/** Secrets are stored hashed; they are random, so a plain hash cannot be reversed by trying. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
