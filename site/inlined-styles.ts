/**
 * The page's first HTML holds the rules of these files already. A link that is switched off fetches nothing, and keeps the
 * bundler's loader from fetching the file once more before a page can come alive.
 * @see https://vite.dev/guide/features#css-code-splitting
 */
export function haveStyles(hrefs: readonly string[]): void {
  document.head.append(...hrefs.map((href) => Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href })))
}
