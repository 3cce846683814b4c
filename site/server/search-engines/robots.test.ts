// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest'
import { robots } from './robots.ts'

let disallowed: string[] = []
let text = ''
beforeAll(async () => {
  text = await robots('https://portal.example').text()
  disallowed = text.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
})

/** Matches paths as RFC 9309 says: a rule is a prefix, and `$` marks its end. */
const isHidden = (path: string) =>
  disallowed.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))

describe('search engines leave out', () => {
  test.each([
    '/q',
    '/q?q=house',
    '/my_tracks',
    '/profile/orders',
    '/order/1',
    '/payment?id=1',
    '/preferences',
    '/low-vision',
  ])('%s', (path) => {
    expect(isHidden(path)).toBe(true)
  })
})

describe('search engines read', () => {
  test.each([
    '/',
    '/quest',
    '/tours',
    '/tours/1',
    '/locations?type_id=10',
    '/posts',
    '/tickets',
    '/docs/1.pdf',
    '/og/a.png',
  ])('%s', (path) => {
    expect(isHidden(path)).toBe(false)
  })
})

test('the file has the absolute address of the sitemap', () => {
  expect(text).toContain('Sitemap: https://portal.example/sitemap.xml\n')
})
