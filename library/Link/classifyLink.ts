/** The target of a link: a page of the portal, another site, an e-mail or a phone number, or an unsafe address. */
export type LinkTarget =
  | { kind: 'inside'; href: string }
  | { kind: 'outside'; href: string }
  | { kind: 'contact'; href: string }
  | { kind: 'refused' }

/** Matches most of our links without a parser: one slash, then characters without a special meaning for a browser. */
const plainPath = /^\/(?![/\\])[\w/.~%?=&#,-]*$/
const onThisPage = /^[#?]/

const parse = (href: string, base: string) => (URL.canParse(href, base) ? new URL(href, base) : null)
/** The host as a browser writes it: in lower case, and in punycode. */
const written = (host: string) => parse(`https://${host}`, 'https://here.invalid')?.host
/** Never begins with two slashes, because a browser would take what follows for a host. */
const pathOf = (url: URL) => url.pathname.replace(/^\/+/, '/') + url.search + url.hash

/**
 * Classifies an address as a browser would resolve it: spaces around it, tabs inside it and backslashes do not
 * disguise the target.
 * @param ownHosts addresses on these are pages of the portal, whatever host it is served from
 */
export function classifyLink(href: string, ownHosts: readonly string[] = []): LinkTarget {
  if (plainPath.test(href) && !href.includes('//')) return { kind: 'inside', href }
  const url = parse(href, 'https://here.invalid')
  if (!url) return { kind: 'refused' }
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'contact', href: url.href }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'refused' }
  // An address without a host of its own gets that of the page.
  const isRelative = url.host === 'here.invalid' && parse(href, 'https://there.invalid')?.host === 'there.invalid'
  if (isRelative && onThisPage.test(href)) return { kind: 'inside', href }
  if (isRelative || ownHosts.some((host) => written(host) === url.host)) return { kind: 'inside', href: pathOf(url) }
  return { kind: 'outside', href: url.href }
}
