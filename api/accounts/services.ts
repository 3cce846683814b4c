import { argon2Passwords, type Passwords } from './passwords.ts'

/** Dependencies of the account handlers. */
export type AccountServices = {
  passwords: Passwords
  /** How long a session lasts. */
  sessionSeconds: number
}

/** The defaults: the usual costs, and sessions of 30 days. */
export const usualServices = (): AccountServices => ({ passwords: argon2Passwords(), sessionSeconds: 30 * 86_400 })
