/**
 * Whether a request that changes something was sent by a page of ours. Browsers say so by `Sec-Fetch-Site`; older ones by
 * `Origin`. A client that sends neither is no browser and carries no visitor's cookies by accident.
 */
export function isOwnOrigin(request: Request, siteUrl: string | null): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  return origin === null || origin === (siteUrl ?? new URL(request.url).origin)
}
