import { useSession } from './SessionProvider.tsx'

/**
 * A name of the account that is the same in its next session, which sends what this one could not. A provider that does
 * not name the user has sessions named by their end: nothing waits for the next one then.
 * @returns `null`: a guest
 */
export function useAccountOwner(): string | null {
  const { auth } = useSession()
  return auth && (auth.owner ?? String(auth.expires))
}
