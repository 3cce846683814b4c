/**
 * The address under which a page is stored: its path, and the code of a ticket. Its language and the order of its
 * parameters do not matter. The service worker contains the source text of this function, so it must not use anything
 * from outside.
 * @param writtenCode of `@tropa/contract/ticket-code`
 */
export function storedAddress(url: string, writtenCode: (text: string) => string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const code = searchParams.get('code')
  return origin + pathname + (code === null ? '' : `?code=${encodeURIComponent(writtenCode(code))}`)
}
