/**
 * Whether a page of ours sent the request, proved by `Sec-Fetch-Site` or by `Origin`, which no page can forge. Every
 * write needs this proof: what proves nothing may be another site, whose requests carry the visitor's cookies.
 * @param origin of the portal
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isOwnOrigin({ headers }: Pick<Request, 'headers'>, origin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return true
  return (site === null || site === 'none') && headers.get('origin') === origin
}

/** Whether another site leads here. A typed address proves nothing, and harms nobody. */
export function isFromElsewhere({ headers }: Pick<Request, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  return site === 'cross-site' || site === 'same-site'
}
