import { loginAddress, returnAddress, returnParameter } from '../addresses/return-address.ts'
import { PortalError } from '../portal/error.ts'
import type { SignedIn } from '../visitor/session.ts'

type Entry = { auth: SignedIn | null; origin: string; /** The path with its query. */ address: string }

/** Where a visitor is sent instead; `undefined`: they may enter. */
type Guard = (entry: Entry) => string | undefined

const guards = {
  /** Only guests; signed-in visitors go to where signing in would lead. */
  guest: ({ auth, address, origin }) =>
    auth ? returnAddress(new URL(address, origin).searchParams.get(returnParameter), origin) : undefined,
  /** Only signed-in visitors; guests sign in and come back. */
  user: ({ auth, address, origin }) => (auth ? undefined : loginAddress(address, origin)),
  /** Only signed-in visitors; guests go home. */
  leaving: ({ auth }) => (auth ? undefined : '/'),
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name)

/**
 * @param name of the guard, as the route declares it
 * @returns where to go instead; `undefined`: nowhere
 * @throws {PortalError} 500 for an unknown name (specification, section 8)
 */
export function guardedAddress(name: string | undefined, entry: Entry): string | undefined {
  if (name === undefined) return undefined
  if (!isGuard(name)) throw new PortalError(500, 'Unknown middleware')
  return guards[name](entry)
}
