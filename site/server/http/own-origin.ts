/**
 * Whether a page of the portal sent the request, proved by `Sec-Fetch-Site` or `Origin`, which pages cannot forge.
 * Every write needs this proof: without it the request may come from another site, with the visitor's cookies.
 * @param origin of the portal
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isOwnOrigin({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return true
  return (site === null || site === 'none') && headers.get('origin') === origin
}

/** Whether the visitor followed a link on another site. Typed addresses do not count. */
export function isFromElsewhere({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}
