/** The specification's 'link prefetch idle timeout' (section 9). */
const idleTimeoutMs = 2000

/** @returns cancels the work */
function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback. The delay alone suffices: the pointer has rested on the link.
  if (typeof requestIdleCallback === 'undefined') {
    work()
    return () => {}
  }
  const handle = requestIdleCallback(work, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Preloads the page of a link once the pointer or focus has rested on it and the browser is idle.
 * @param delayMs how long the pointer or focus must rest
 * @param preload may fail: following the link loads the page again
 */
export function linkIntent(delayMs: number, preload: (link: HTMLAnchorElement) => Promise<unknown>) {
  let meant: HTMLAnchorElement | null = null
  let callOff = () => {}
  const load = (link: HTMLAnchorElement) => void preload(link).catch(() => undefined)
  return {
    /** @param link under the pointer or focus now; `null`: none */
    turnTo: (link: HTMLAnchorElement | null) => {
      if (link === meant) return
      callOff()
      meant = link
      if (!link) return
      const timer = setTimeout(() => {
        callOff = whenIdle(() => load(link))
      }, delayMs)
      callOff = () => clearTimeout(timer)
    },
  }
}
