import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { typesetMessage } from '../typography/typeset-message.ts'
import { typesetSource } from '../typography/typeset-source.ts'

/** Turns each `messages/*.json` into parsed, typeset messages, so that neither the server nor browsers parse them. */
export function messageCatalogues(): Plugin {
  return {
    name: 'tropa:message-catalogues',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/site\/messages\/[\w-]+\.json$/.test(id)) return undefined
      const texts: Record<string, string> = JSON.parse(code)
      const parsed = Object.entries(texts).map(([name, text]) => [
        name,
        typesetMessage(parse(text, { ignoreTag: true })),
      ])
      return { code: `export default ${JSON.stringify(Object.fromEntries(parsed))}`, moduleType: 'js', map: null }
    },
  }
}

/** Modules with texts outside the catalogues: the library's own words and labels, and the region's texts. */
export const isTextModule = (id: string): boolean =>
  /\/library\/(messages|labels)\/\w+\.ts$|\/site\/region\/(region|region-texts|sketch-window)\.ts$/.test(id)

/** Typesets those modules, so that controls, labels and the footer read like the pages around them. */
export function textModules(): Plugin {
  return {
    name: 'tropa:text-modules',
    enforce: 'pre',
    transform(code, id) {
      return isTextModule(id) ? { code: typesetSource(code), map: null } : undefined
    },
  }
}
