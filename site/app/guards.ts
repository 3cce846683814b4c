import { loginAddress, returnAddress, returnParameter } from '../addresses/return-address.ts'
import { PortalError } from '../portal/error.ts'
import type { SignedIn } from '../visitor/session.ts'

type Entry = { auth: SignedIn | null; origin: string; /** The path with its query. */ address: string }

/** The address to which a visitor is redirected; `undefined`: the visitor may enter. */
type Guard = (entry: Entry) => string | undefined

const guards = {
  /** Guests only; signed-in visitors are redirected to where signing in would lead. */
  guest: ({ auth, address, origin }) =>
    auth ? returnAddress(new URL(address, origin).searchParams.get(returnParameter), origin) : undefined,
  /** Signed-in visitors only; guests are redirected to sign in and return. */
  user: ({ auth, address, origin }) => (auth ? undefined : loginAddress(address, origin)),
  /** Signed-in visitors only; guests are redirected to the home page. */
  leaving: ({ auth }) => (auth ? undefined : '/'),
} as const satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name)

/**
 * @param name of the guard, as the route declares it
 * @returns the address to redirect to; `undefined`: none
 * @throws {PortalError} 500 for an unknown name (specification, section 8)
 */
export function guardedAddress(name: string | undefined, entry: Entry): string | undefined {
  if (name === undefined) return undefined
  if (!isGuard(name)) throw new PortalError(500, 'Unknown middleware')
  return guards[name](entry)
}
