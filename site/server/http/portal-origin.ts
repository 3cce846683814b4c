import { addressOf, isLoopback } from '@tropa/http/listening'

/** Where the portal listens, and its public address; `siteUrl` is `null` if only this machine reaches it. */
export type PortalAddress = { siteUrl: string | null; host: string; port: number }

/**
 * Scheme and host of the portal. Clients can send any `Host`, which would get into links, redirects and caches, so only
 * names of this machine are trusted.
 */
export function portalOrigin(requestUrl: URL | undefined, portal: PortalAddress): string {
  if (portal.siteUrl !== null) return portal.siteUrl
  return requestUrl && isLoopback(requestUrl.hostname) ? requestUrl.origin : addressOf(portal.host, portal.port)
}

const isOdd = (address: string) => /[\\\p{Cc}]/u.test(address)

/**
 * An address on the portal, or its home page: nothing redirects to another site.
 * @param address from a form, a link or `Referer`
 * @returns a URL whose path, in a page or in `Location`, stays on the portal
 */
export function localAddress(address: string | null, origin: string): URL {
  const home = new URL('/', origin)
  if (address === null || isOdd(address) || !URL.canParse(address, origin)) return home
  const url = new URL(address, origin)
  const isOwn = url.origin === home.origin && url.username === '' && url.password === ''
  // A path that begins with two slashes names another host.
  return isOwn && !url.pathname.startsWith('//') ? url : home
}
