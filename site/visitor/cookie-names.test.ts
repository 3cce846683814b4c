// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../region/languages.ts'
import { siteCookies } from './cookie-names.ts'

type Written = { slug: string; body: Record<Language, string> }
const documents = JSON.parse(readFileSync(new URL('../../api/content/docs.json', import.meta.url), 'utf8')) as Written[]

test.each(['ru', 'en'] as const)('the document on personal data names every cookie of the portal (%s)', (language) => {
  const document = documents.find(({ slug }) => slug === 'privacy-policy')

  const words = new Set(document?.body[language].match(/[\w-]+/g))
  expect(siteCookies.filter((name) => !words.has(name))).toEqual([])
  expect(siteCookies.length).toBeGreaterThan(0)
})
