import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { typesetMessage } from '../typography/typeset-message.ts'
import { typesetSource } from '../typography/typeset-source.ts'

/** Turns each `messages/*.json` into parsed, typeset messages, so that neither side parses them while it runs. */
export function messageCatalogues(): Plugin {
  return {
    name: 'tropa:message-catalogues',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/site\/messages\/[\w-]+\.json$/.test(id)) return undefined
      const texts = JSON.parse(code) as Record<string, string>
      const parsed = Object.entries(texts).map(([name, text]) => [
        name,
        typesetMessage(parse(text, { ignoreTag: true })),
      ])
      return { code: `export default ${JSON.stringify(Object.fromEntries(parsed))}`, moduleType: 'js', map: null }
    },
  }
}

/** Typesets the library's own messages, so that its controls read like the pages around them. */
export function libraryMessages(): Plugin {
  return {
    name: 'tropa:library-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/library\/messages\/\w+\.ts$/.test(id)) return undefined
      return { code: typesetSource(code), map: null }
    },
  }
}
