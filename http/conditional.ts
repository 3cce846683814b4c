const entityTag = /(?:W\/)?"([^"]*)"/g

/**
 * Whether the client already has this version, so that a GET is answered with 304. The comparison is weak: `W/"a"`
 * equals `"a"`.
 * @param ifNoneMatch the value of `If-None-Match`: one ETag, a list, or `*`
 * @param etag of the response, with quotes
 * @see RFC 9110, 13.1.2
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return Array.from(ifNoneMatch.matchAll(entityTag), ([, tag]) => `"${tag}"`).includes(opaque)
}
