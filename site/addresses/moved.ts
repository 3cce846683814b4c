/** Screens of the previous portal, and `/news`, with their current addresses. */
const renamed: Readonly<Record<string, string>> = { '/checkout_old': '/checkout', '/new-index': '/', '/news': '/posts' }

/**
 * Lowers capitals in the first segment, as people type addresses from print. A segment with non-ASCII letters is left
 * alone.
 */
const lowered = (path: string) => path.replace(/^\/[\w-]*(?=\/|$)/, (segment) => segment.toLowerCase())
/** A path that begins with two slashes would name another host. */
const withoutSlash = (path: string) => (path.startsWith('//') ? path : path.replace(/(?<=[^/])\/+$/, ''))
const withoutOld = (path: string) => path.replace(/^(\/pages\/[^/]+)\.old$/, '$1')

/**
 * The canonical form of a path, for a redirect: the new address of a replaced screen, a first segment without
 * capitals, no trailing slash.
 * @returns `undefined` if the path is canonical
 */
export function movedTo(path: string): string | undefined {
  const written = withoutOld(lowered(withoutSlash(path)))
  const current = renamed[written] ?? written
  return current === path ? undefined : current
}
