import { isSpared, noteMissingPart } from '../../visitor/missing-parts.ts'
import { versionOnServer } from './version-check.ts'

/** The router reloads a page whose script cannot be loaded, even offline, unless this key is in the tab's storage. */
function keepRouterFromReloading(message: string) {
  try {
    sessionStorage.setItem(`tanstack_router_reload:${message}`, '1')
  } catch {
    return
  }
}

/** Whether a reload would take something: a field that somebody is in, or what has been typed or chosen. */
const isInUse = () =>
  document.querySelector(':is(input, select, textarea):is(:focus, :user-valid, :user-invalid)') !== null

export type ChunkFollower = {
  /** Whether the visitor is navigating to a page that waits for its scripts. */
  isAwaited: () => boolean
  /** The visitor needs a script that is no longer on the server. */
  onFailure: () => void
  /** The portal is reachable again, but this document cannot load a script that failed before. */
  onReturn: () => void
  /** As `onReturn`, but a reload would lose what is typed on the page: the visitor decides. */
  onLostPart: () => void
}

/**
 * Listens for scripts and styles that could not be loaded. One that was only preloaded, as when the pointer passes a
 * link, is not needed until it is requested again. Offline, a reload would lose the page too; online, a reload helps
 * where the script is gone, or the browser remembers that it failed. It never comes while a form is being filled in:
 * widgets stay plain controls without their scripts, a new version is offered anyway, and so is a reload for a script
 * that the browser does not request again.
 * @see https://github.com/whatwg/html/issues/6768
 * @returns stops listening
 */
export function followChunks({ isAwaited, onFailure, onReturn, onLostPart }: ChunkFollower): () => void {
  const prepared = new Set<string>()
  let wasUnreachable = false
  const missing = ({ payload }: WindowEventMap['vite:preloadError']) => {
    noteMissingPart(payload)
    const { message } = payload
    keepRouterFromReloading(message)
    const isOfNextPage = isAwaited()
    const isNeeded = isOfNextPage || prepared.has(message)
    prepared.add(message)
    if (!navigator.onLine) wasUnreachable = true
    // On a page in use only a part that a reload would bring back is worth a request.
    if (!isNeeded || (!isOfNextPage && isInUse() && !wasUnreachable)) return
    versionOnServer().then(
      () => {
        // Meanwhile the visitor may have entered a field.
        const isLeft = isOfNextPage || !isInUse()
        if (isSpared(payload) || (!isLeft && !wasUnreachable)) return
        if (!isLeft) onLostPart()
        else if (wasUnreachable) onReturn()
        else onFailure()
      },
      () => (wasUnreachable = true),
    )
  }
  addEventListener('vite:preloadError', missing)
  return () => removeEventListener('vite:preloadError', missing)
}
