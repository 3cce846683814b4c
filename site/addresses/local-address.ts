const isOdd = (address: string) => /[\\\p{Cc}]/u.test(address)

/** Proxies may decode a path before they redirect: `/%5chost` and `/%2fhost` would name another host then. */
function isOddOnceDecoded(pathname: string): boolean {
  try {
    const path = decodeURIComponent(pathname)
    return isOdd(path) || path.includes('//')
  } catch {
    return true
  }
}

/**
 * An address on the portal, or its home page: nothing redirects to another site.
 * @param address from a form, a link or `Referer`
 * @returns a URL whose path, in a page or in `Location`, stays on the portal
 */
export function localAddress(address: string | null, origin: string): URL {
  const home = new URL('/', origin)
  if (address === null || isOdd(address) || !URL.canParse(address, origin)) return home
  const url = new URL(address, origin)
  const isOwn =
    url.origin === home.origin && url.protocol === home.protocol && url.username === '' && url.password === ''
  return isOwn && !isOddOnceDecoded(url.pathname) ? url : home
}
