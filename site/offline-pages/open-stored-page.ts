import { writtenCode } from '@tropa/contract/ticket-code'
import { storedAddress } from './stored-address.ts'

/** Whether the service worker of the current address has its page. */
async function isStored(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false
  const { href, origin, pathname } = location
  const pages = [storedAddress(href, writtenCode), origin + pathname]
  const found = await Promise.all(pages.map((page) => caches.match(page, { ignoreVary: true })))
  return found.some(Boolean) && (await navigator.serviceWorker.getRegistration(href)) !== undefined
}

/**
 * Loads the current address as a document if that opens without a network. The router may need scripts, styles or calls
 * that are missing; a stored page needs none of them.
 * @param isWanted whether the visitor is still at this address
 * @returns whether it loads
 */
export async function openStoredPage(isWanted = () => true): Promise<boolean> {
  const isOpening = (await isStored().catch(() => false)) && isWanted()
  if (isOpening) location.reload()
  return isOpening
}

/** In `sessionStorage`: the entry of the history that was loaded as a document for its stored page. */
const reloadedEntryKey = 'stored_page_reloaded'

/**
 * As `openStoredPage`, but once for an entry of the history, so that a stored page that fails in turn is not loaded
 * again and again.
 */
export async function openStoredPageOnce(entry: string, isWanted: () => boolean): Promise<void> {
  await openStoredPage(() => {
    if (!isWanted() || sessionStorage.getItem(reloadedEntryKey) === entry) return false
    sessionStorage.setItem(reloadedEntryKey, entry)
    return true
  })
}
