import { createHash, randomBytes } from 'node:crypto'

/** The key of an order: 144 random bits. */
export const newOrderKey = (): string => randomBytes(18).toString('base64url')

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** The hash of an idempotency key. The user is not part of it: a guest may sign in between two attempts. */
export const keyHash = (key: string): string => hashOf(key)

/** Identifies the holds of one visitor without storing the address. */
export const visitorHash = (visitor: string): string => hashOf(`holds seats: ${visitor}`)

/** Of a validated body: its fields are always in the same order. */
export const bodyHash = (body: unknown): string => hashOf(JSON.stringify(body))
