import { versionOnServer } from './version-check.ts'

/** The router reloads a page that lacks a part by itself, offline too; this name in the tab's storage tells it that it has. */
function keepRouterFromReloading(message: string) {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    return
  }
}

export type ChunkFollower = {
  /** Whether the visitor is on the way to another page, which waits for its parts. */
  isAwaited: () => boolean
  /** A part that the visitor needs is no longer on the server. */
  onFailure: () => void
}

/**
 * Listens for parts of the page that could not be loaded. One that was only prepared, as when the pointer passes a link, is
 * not needed until it is asked for again. One that is missing for want of a network comes back with it: to reload then would
 * lose the page too.
 * @returns stops listening
 */
export function followChunks({ isAwaited, onFailure }: ChunkFollower): () => void {
  const prepared = new Set<string>()
  const missing = ({ payload: { message } }: WindowEventMap['vite:preloadError']) => {
    keepRouterFromReloading(message)
    const isNeeded = isAwaited() || prepared.has(message)
    prepared.add(message)
    if (isNeeded) versionOnServer().then(onFailure, () => undefined)
  }
  addEventListener('vite:preloadError', missing)
  return () => removeEventListener('vite:preloadError', missing)
}
