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

test('a page without a description has no empty one', () => {
  expect(valuesOf(page, 'og:description')).toEqual([])
  expect(valuesOf({ ...page, description: 'By the river' }, 'og:description')).toEqual(['By the river'])
})

test('the size is named of pictures that the portal draws, and of no others', () => {
  expect(valuesOf(page, 'og:image:width')).toEqual([expect.stringMatching(/^\d+$/)])
  expect(valuesOf({ ...page, picture: 'https://files.example/photograph.jpg' }, 'og:image:width')).toEqual([])
})

test('a page names its language and each other one once', () => {
  expect(valuesOf(page, 'og:locale')).toEqual([expect.stringMatching(/^en_[A-Z]{2}$/)])
  const others = valuesOf(page, 'og:locale:alternate')
  expect(others).toHaveLength(languages.length - 1)
  expect(others).not.toContain(valuesOf(page, 'og:locale')[0])
})
