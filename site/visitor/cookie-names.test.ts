// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../region/languages.ts'
import { siteCookies } from './cookie-names.ts'

type Written = { slug: string; body: Record<Language, string> }
const documents: readonly Written[] = JSON.parse(
  readFileSync(new URL('../../api/content/docs.json', import.meta.url), 'utf8'),
)

test.each(['ru', 'en'] as const)('the document on personal data names every cookie of the portal (%s)', (language) => {
  const document = documents.find(({ slug }) => slug === 'privacy-policy')

  const words = new Set(document?.body[language].match(/[\w-]+/g))
  expect(siteCookies.filter((name) => !words.has(name))).toEqual([])
  expect(siteCookies.length).toBeGreaterThan(0)
})

test('the document on personal data names only cookies that the portal sets', () => {
  const document = documents.find(({ slug }) => slug === 'privacy-policy')

  // In the Russian text only names are in Latin letters.
  const [, cookies = ''] = /<h3>4\.[^<]*<\/h3>(.*?)<h3>/.exec(document?.body.ru ?? '') ?? []
  const named = cookies.replaceAll(/<[^>]+>|JavaScript|\bcookie\b/g, '').match(/[A-Za-z_][\w-]*/g) ?? []
  expect(named.toSorted()).toEqual(siteCookies.toSorted())
})
