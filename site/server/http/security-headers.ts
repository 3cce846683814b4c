/** Headers of every response; pages add their own policy with a nonce. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * @param mapHosts origins of base maps that the configuration names; the embedded one needs none
 *
 * `style-src-attr` is for the positions that components write as attributes; no style element or script is let in
 * without the nonce.
 */
export const pagePolicy = (nonce: string, mapHosts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...mapHosts].join(' '),
    ["font-src 'self'", ...mapHosts].join(' '),
    ["connect-src 'self'", ...mapHosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A picture is never a page: scripts inside an SVG do not run even when it is opened by itself. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

export function setSecurityHeaders(headers: Headers, isSecure: boolean): void {
  for (const [name, value] of Object.entries(always)) headers.set(name, value)
  if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** Data or a picture of points: opened by itself it may load and run nothing. */
export const dataPolicy = "default-src 'none'; sandbox"

/** A page without scripts. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
