import { movedTo } from '../../addresses/moved.ts'

/** Headers of every response; pages add a policy with a nonce. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * `style-src-attr` allows the positions that components write as attributes; style elements and scripts need the nonce.
 * @param mapHosts origins of the configured base maps; the embedded one needs none
 * @param counterHosts the origin of the configured counter, which its script posts to; `strict-dynamic` lets it load
 * @param paymentPages origins that a form of the page may end at: browsers check the redirects after a form too
 */
export const pagePolicy = (
  nonce: string,
  mapHosts: readonly string[] = [],
  counterHosts: readonly string[] = [],
  paymentPages: readonly string[] = [],
): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...mapHosts].join(' '),
    ["font-src 'self'", ...mapHosts].join(' '),
    ["connect-src 'self'", ...mapHosts, ...counterHosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    ["form-action 'self'", ...paymentPages].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Scripts in an SVG do not run, even if the SVG is opened as a page. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Headers of pages that need others than `always`; the first match counts. */
const special: readonly (readonly [at: RegExp, headers: Readonly<Record<string, string>>])[] = [
  // The address is a secret: the code of a ticket, the key of an order, the token of a mail.
  [
    /^\/(?:ticket(?:\.pdf|\.ics)?|order\/.*|payment|checkout|reset-password|verification|share_track|unsubscribe)$/i,
    // Not `no-referrer`, with which forms would be posted with `Origin: null`.
    { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' },
  ],
  // The camera reads QR codes.
  [/^\/gate$/, { 'permissions-policy': always['permissions-policy'].replace('camera=()', 'camera=(self)') }],
]

/** A redirect to the canonical address repeats its query, so it has the headers of that address. */
function canonical(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/')
  return movedTo(path) ?? path
}

const headersFor = (pathname: string) => ({ ...always, ...special.find(([at]) => at.test(canonical(pathname)))?.[1] })

/** @param pathname of the request; a request without an address has the usual headers */
export function setSecurityHeaders(headers: Headers, isSecure: boolean, pathname = ''): void {
  for (const [name, value] of Object.entries(headersFor(pathname))) headers.set(name, value)
  if (isSecure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

/** For data and map pictures: opened as a page, they load and run nothing. */
export const dataPolicy = "default-src 'none'; sandbox"

/** For a page without scripts. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
