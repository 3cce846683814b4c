import { createHash, randomBytes } from 'node:crypto'

/** The key of an order: 144 random bits. */
export const newOrderKey = (): string => randomBytes(18).toString('base64url')

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An idempotency key is its caller's own: that of another user is another key. */
export const keyHash = (key: string, userId: string | undefined): string => hashOf(`${userId ?? ''} ${key}`)

/** Identifies the holds of one visitor without storing the address. */
export const visitorHash = (visitor: string): string => hashOf(`holds seats: ${visitor}`)

/** Of a validated body: its fields are always in the same order. */
export const bodyHash = (body: unknown): string => hashOf(JSON.stringify(body))
