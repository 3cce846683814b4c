export const isSecure = (request: Request, siteUrl: string | null): boolean => (siteUrl ?? request.url).startsWith('https:')

/** An address of ours, or the main page: nothing sends a visitor elsewhere. */
export function localAddress(address: string | null, request: Request): URL {
  const own = new URL(request.url)
  const home = new URL('/', own)
  if (address === null || !URL.canParse(address, own)) return home
  const url = new URL(address, own)
  return url.host === own.host ? url : home
}

const loopback = /^(::1$|127\.|::ffff:127\.)/

/** The address that a request comes from; a proxy on this machine says for whom it asks. */
export function visitorOf(request: Request): string | undefined {
  const peer = (request as { ip?: string }).ip
  const isProxied = peer !== undefined && loopback.test(peer)
  return (isProxied && request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()) || peer
}
