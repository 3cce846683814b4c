import { argon2Passwords, type Passwords } from './passwords.ts'

/** What the calls about accounts work with. */
export type AccountServices = {
  passwords: Passwords
  /** How long a session lasts. */
  sessionSeconds: number
}

/** With the usual costs, and sessions of 30 days. */
export const usualServices = (): AccountServices => ({ passwords: argon2Passwords(), sessionSeconds: 30 * 86_400 })
