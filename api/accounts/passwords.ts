import { hash, parseOptions, verify } from '@node-rs/argon2'

/** Costs of argon2id: memory in KiB, passes over it, and lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's least, as of 2026: 19 MiB and two passes. */
export const usualCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes and compares passwords. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Without a hash it takes as long and returns false, so that the time does not reveal whether an account exists. */
  isRight: (password: string, hash: string | undefined) => Promise<boolean>
  /** Whether a hash was made at other costs and should be replaced when the password is known. */
  isOutdated: (hash: string) => boolean
}

/** Passwords hashed by argon2id at some cost. */
export function argon2Passwords(cost: PasswordCost = usualCost): Passwords {
  // A hash of the same cost that matches no known password.
  let nobodys: Promise<string> | undefined
  const isSame = (name: keyof PasswordCost, other: PasswordCost) => cost[name] === other[name]
  return {
    hash: (password) => hash(password, cost),
    isRight: async (password, stored) => {
      nobodys ??= hash(crypto.randomUUID(), cost)
      const isMatch = await verify(stored ?? (await nobodys), password)
      return isMatch && stored !== undefined
    },
    isOutdated: (stored) => {
      const made = parseOptions(stored)
      return !(isSame('memoryCost', made) && isSame('timeCost', made) && isSame('parallelism', made))
    },
  }
}
