import { addressOf, isLoopback } from '@tropa/http/listening'

/** Where the portal listens, and where the world reaches it; `null`: only this machine does. */
export type PortalAddress = { siteUrl: string | null; host: string; port: number }

/**
 * Scheme and host of the portal. `Host` is written by whoever sends the request, so that it is believed only where it
 * names this machine; any other would enter links, redirects and what caches keep.
 */
export function portalOrigin(requestUrl: URL | undefined, portal: PortalAddress): string {
  if (portal.siteUrl !== null) return portal.siteUrl
  return requestUrl && isLoopback(requestUrl.hostname) ? requestUrl.origin : addressOf(portal.host, portal.port)
}

const isOdd = (address: string) => /[\\\p{Cc}]/u.test(address)

/**
 * An address of the portal, or its main page: nothing sends a visitor to another site.
 * @param address as a form, a link or `Referer` has it
 * @returns a URL whose path, written into a page or `Location`, still leads to the portal
 */
export function localAddress(address: string | null, origin: string): URL {
  const home = new URL('/', origin)
  if (address === null || isOdd(address) || !URL.canParse(address, origin)) return home
  const url = new URL(address, origin)
  const isOwn = url.origin === home.origin && url.username === '' && url.password === ''
  // Two slashes at the beginning of a path name another host.
  return isOwn && !url.pathname.startsWith('//') ? url : home
}
