import { useSession } from './SessionProvider.tsx'

/**
 * A name of the account that stays the same in its next session, which sends what this one could not. If the provider
 * does not name the user, sessions are named by their end, so nothing waits for the next one.
 * @returns `null`: a guest
 */
export function useAccountOwner(): string | null {
  const { auth } = useSession()
  return auth && (auth.owner ?? String(auth.expires))
}
