/** The specification's 'link prefetch idle timeout' (section 9). */
const idleTimeoutMs = 2000

/** @returns what calls it off */
function whenIdle(work: () => void): () => void {
  // Safari has none: there the delay alone keeps what is only passed over from being loaded.
  if (typeof requestIdleCallback === 'undefined') {
    work()
    return () => {}
  }
  const handle = requestIdleCallback(work, { timeout: idleTimeoutMs })
  return () => cancelIdleCallback(handle)
}

/**
 * Loads what a link leads to once its reader has rested on it, and the browser has nothing better to do.
 * @param delayMs how long one rests on a link before it counts as meant
 * @param preload may fail: the page is asked for again when the link is followed
 */
export function linkIntent(delayMs: number, preload: (link: HTMLAnchorElement) => Promise<unknown>) {
  let meant: HTMLAnchorElement | null = null
  let callOff = () => {}
  const load = (link: HTMLAnchorElement) => void preload(link).catch(() => undefined)
  return {
    /** @param link that the pointer or the focus is on now; `null`: on none */
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
