import type { AnyRouter } from '@tanstack/react-router'

/**
 * On the server: the scripts that the page being drawn is preloaded with. The rules of the styles that came
 * with them stand in its first HTML.
 */
export const preloadedScripts = ({ state, ssr }: AnyRouter): string[] =>
  state.matches
    .flatMap(({ routeId }) => ssr?.manifest?.routes[routeId]?.preloads ?? [])
    .map((preload) => (typeof preload === 'string' ? preload : preload.href))

/**
 * In a browser: a link that is switched off fetches nothing, and keeps the bundler's loader from fetching the file once
 * more before the page can come alive.
 * @see https://vite.dev/guide/features#css-code-splitting
 */
export function haveStyles(hrefs: readonly string[]): void {
  document.head.append(
    ...hrefs.map((href) => Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href })),
  )
}
