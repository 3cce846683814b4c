export const isSecure = (request: Request, siteUrl: string | null): boolean => (siteUrl ?? request.url).startsWith('https:')

/** An address of ours, or the main page: nothing sends a visitor elsewhere. */
export function localAddress(address: string | null, request: Request): URL {
  const own = new URL(request.url)
  const home = new URL('/', own)
  if (address === null || !URL.canParse(address, own)) return home
  const url = new URL(address, own)
  return url.host === own.host ? url : home
}
