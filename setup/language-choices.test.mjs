import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languageChoices } from './language-choices.mjs'
import { root } from './places.mjs'

const table = readFileSync(join(root, 'site/region/languages.ts'), 'utf8')
const tags = [...table.matchAll(/^ {2}'?([\w-]+)'?: \{ locale:/gm)].map(([, tag]) => tag)

/** Files that may name a language: its table, its messages, and stories and tests of a part in one language. */
const mayChoose = /(?:^|\/)(?:region|messages|testing|content|node_modules)\/|\.(?:test|stories)\.tsx?$/
const sources = globSync('{library,machines,contract,http,site,api}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !mayChoose.test(file),
)

test('no text is chosen by comparing the language with one of the languages', () => {
  expect(tags).toEqual(expect.arrayContaining(['ru', 'en']))
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((file) =>
    languageChoices(readFileSync(join(root, file), 'utf8'), tags, file).map((choice) => `${file}: ${choice}`),
  )
  expect(found).toEqual([])
})

test.each([
  "const title = language === 'en' ? title_en : title",
  "if ('ru' !== say.language) hide()",
  "const language = asked ?? 'ru'",
  "const language = asked || 'ru'",
  "const speak = (language = 'ru') => language",
  "switch (language) { case 'en': return 1 }",
  "const isRussian = locale.startsWith('ru')",
])('%s is found', (source) => {
  expect(languageChoices(source, tags)).toHaveLength(1)
})

test.each(["const title = { ru: 'да', en: 'yes' }", "const rules = new Intl.PluralRules('ru')", "kind === 'end'"])(
  '%s is allowed',
  (source) => {
    expect(languageChoices(source, tags)).toEqual([])
  },
)
