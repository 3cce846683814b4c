import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

/** Turns each `messages/*.json` into parsed messages, so that neither side parses them while it runs. */
export function messageCatalogues(): Plugin {
  return {
    name: 'tropa:message-catalogues',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/site\/messages\/[\w-]+\.json$/.test(id)) return undefined
      const texts = JSON.parse(code) as Record<string, string>
      const parsed = Object.entries(texts).map(([name, text]) => [name, parse(text, { ignoreTag: true })])
      return { code: `export default ${JSON.stringify(Object.fromEntries(parsed))}`, moduleType: 'js', map: null }
    },
  }
}
