import {
  activeTrackKey,
  cartKey,
  favoritesKey,
  favoritesOverSession,
  keptOverSession,
  type Owner,
} from '@tropa/machines'

/** The prefix of the keys of form drafts in `sessionStorage`, which each tab has for itself. */
export const draftPrefix = 'draft:'

/** In `localStorage`: the end of the session whose data this browser stores. */
export const signedInKey = 'signed_in'

/** In `localStorage`: the digest of the address of the user whose drafts these are. */
export const draftOwnerKey = 'draft_owner'

/** In `localStorage`: an order that may have been made, so that another attempt does not make it again. */
export const attemptKey = 'checkout_attempt'

/** In `localStorage`: what a gate admitted and has not reported yet belongs to its organisation, not to a visitor. */
export const gateStateKey = 'gate:state'

/** The prefix of caches with pages, as they were rendered for the signed-in visitor. */
export const offlinePagesPrefix = 'page:'

async function forgetPages(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(offlinePagesPrefix)) await caches.delete(name)
}

/** The keys of reload guards, which contain nothing about the visitor. */
const isGuard = (key: string) => /reload/i.test(key)

type Kept = 'drafts' | 'nothing'

/**
 * Removes the data that a signed-in visitor has left in this tab.
 * @param kept as for `clearStored`
 */
export function clearTab(kept: Kept): void {
  const isKept = (key: string) => isGuard(key) || (kept === 'drafts' && key.startsWith(draftPrefix))
  try {
    for (const key of Object.keys(sessionStorage)) if (!isKept(key)) sessionStorage.removeItem(key)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
}

/**
 * Removes the data that a signed-in visitor has left in this browser, except changes of tracks and favourites that
 * their accounts have not received, which wait for the next sign-in. A guest's track does not belong to an account:
 * it stays, and one that an account has refused becomes the guest's again.
 * @param kept `drafts`: drafts and the cart stay too, as after the end of a session
 * @param signedOut the account that has signed out: all its data is removed
 */
export function clearStored(kept: Kept, signedOut: Owner = null): void {
  if ('caches' in globalThis) void forgetPages().catch(() => undefined)
  try {
    const staying = [gateStateKey, ...(kept === 'drafts' ? [draftOwnerKey, cartKey, attemptKey] : [])]
    const texts = [
      ...staying.map((key) => [key, localStorage.getItem(key)] as const),
      [activeTrackKey, keptOverSession(localStorage.getItem(activeTrackKey), signedOut)] as const,
      [favoritesKey, favoritesOverSession(localStorage.getItem(favoritesKey), signedOut)] as const,
    ]
    localStorage.clear()
    for (const [key, text] of texts) if (text !== null) localStorage.setItem(key, text)
  } catch {
    // If storage is forbidden, nothing was stored.
  }
  clearTab(kept)
}
