import type { AnyRouter } from '@tanstack/react-router'

/** On the server: the scripts that the page preloads. The first HTML contains the rules of their stylesheets. */
export const preloadedScripts = ({ state, ssr }: AnyRouter): string[] =>
  state.matches
    .flatMap(({ routeId }) => ssr?.manifest?.routes[String(routeId)]?.preloads ?? [])
    .map((preload) => (typeof preload === 'string' ? preload : preload.href))

/**
 * In a browser: a disabled stylesheet link loads nothing and keeps Vite's preload code from loading the file again
 * before the page is hydrated.
 * @see https://vite.dev/guide/features#css-code-splitting
 */
export function haveStyles(hrefs: readonly string[]): void {
  document.head.append(
    ...hrefs.map((href) => Object.assign(document.createElement('link'), { disabled: true, rel: 'stylesheet', href })),
  )
}
