import { versionOnServer } from './version-check.ts'

const missingParts = new WeakSet<Error>()

/** Whether an error is that of a part of the page that could not be loaded. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && missingParts.has(error)

/** The bundler does not load a style again whose link is in the page, even where it failed. */
function forgetFailedStyle({ target }: Event) {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.rel = ''
}

/**
 * The router reloads a page that lacks a part by itself, offline too; this name in the
 * tab's storage tells it that it has.
 */
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
  /** The portal is reachable again, and this document cannot load what it could not load before. */
  onReturn: () => void
}

/**
 * Listens for parts of the page that could not be loaded. One that was only prepared, as when the pointer passes a
 * link, is not needed until it is asked for again. Without a network a reload would lose the page too; with it only a
 * reload helps, because a browser remembers for the life of a document that a module could not be fetched.
 * @see https://github.com/whatwg/html/issues/6768
 * @returns stops listening
 */
export function followChunks({ isAwaited, onFailure, onReturn }: ChunkFollower): () => void {
  const prepared = new Set<string>()
  let wasUnreachable = false
  const missing = ({ payload }: WindowEventMap['vite:preloadError']) => {
    missingParts.add(payload)
    const { message } = payload
    keepRouterFromReloading(message)
    const isNeeded = isAwaited() || prepared.has(message)
    prepared.add(message)
    if (!navigator.onLine) wasUnreachable = true
    if (!isNeeded) return
    versionOnServer().then(
      () => (wasUnreachable ? onReturn() : onFailure()),
      () => (wasUnreachable = true),
    )
  }
  addEventListener('vite:preloadError', missing)
  addEventListener('error', forgetFailedStyle, true)
  return () => {
    removeEventListener('vite:preloadError', missing)
    removeEventListener('error', forgetFailedStyle, true)
  }
}
