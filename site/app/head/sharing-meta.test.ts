// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../../region/languages.ts'
import { type Shared, sharing } from './sharing-meta.ts'

const page: Shared = {
  kind: 'article',
  title: 'A quiet house',
  description: undefined,
  address: 'https://portal.example/guides/1',
  picture: 'https://portal.example/og/1.png',
  siteName: 'Tropa',
  language: 'en',
}
const valuesOf = (shared: Shared, name: string) =>
  sharing(shared).flatMap((tag) => ('property' in tag && tag.property === name ? tag.content : []))

test('a page without a description has no description tag', () => {
  expect(valuesOf(page, 'og:description')).toEqual([])
  expect(valuesOf({ ...page, description: 'By the river' }, 'og:description')).toEqual(['By the river'])
})

test('only pictures that the portal draws have a size', () => {
  expect(valuesOf(page, 'og:image:width')).toEqual([expect.stringMatching(/^\d+$/)])
  expect(valuesOf({ ...page, picture: 'https://files.example/photograph.jpg' }, 'og:image:width')).toEqual([])
})

test('a page has its language and each other language once', () => {
  expect(valuesOf(page, 'og:locale')).toEqual([expect.stringMatching(/^en_[A-Z]{2}$/)])
  const others = valuesOf(page, 'og:locale:alternate')
  expect(others).toHaveLength(languages.length - 1)
  expect(others).not.toContain(valuesOf(page, 'og:locale')[0])
})
