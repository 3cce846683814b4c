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
