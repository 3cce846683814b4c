/** Screens that were replaced, and the other name of the news. */
const renamed: Readonly<Record<string, string>> = { '/checkout_old': '/checkout', '/new-index': '/', '/news': '/posts' }

/** One segment in capitals, as people type it from paper; a word with other letters in it is left alone. */
const lowered = (path: string) => path.replace(/^\/[\w-]*(?=\/|$)/, (segment) => segment.toLowerCase())
/** Two slashes at the beginning would name another site. */
const withoutSlash = (path: string) => (path.startsWith('//') ? path : path.replace(/(?<=[^/])\/+$/, ''))
const withoutOld = (path: string) => path.replace(/^(\/pages\/[^/]+)\.old$/, '$1')

/**
 * Where an address leads for good: the new one of a screen that was replaced, or how the portal itself writes it,
 * without capitals in its first word and without a slash at its end.
 * @returns `undefined` where the address is the one
 */
export function movedTo(path: string): string | undefined {
  const written = withoutOld(lowered(withoutSlash(path)))
  const current = renamed[written] ?? written
  return current === path ? undefined : current
}
