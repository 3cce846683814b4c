import { expect, test } from 'vitest'
import { movedTo } from './moved.ts'

test.each([
  ['/checkout_old', '/checkout'],
  ['/new-index', '/'],
  ['/news', '/posts'],
  ['/pages/107.old', '/pages/107'],
  ['/pages/vusha-pusha.old', '/pages/vusha-pusha'],
])('the old address %s redirects to %s', (old, current) => {
  expect(movedTo(old)).toBe(current)
})

test.each([
  ['/Locations/1003', '/locations/1003'],
  ['/MY_TRACKS', '/my_tracks'],
  ['/Vusha-Pusha', '/vusha-pusha'],
  ['/locations/', '/locations'],
  ['/pages/107//', '/pages/107'],
  ['/NEWS/', '/posts'],
  ['/Pages/107.old/', '/pages/107'],
])('%s becomes %s', (path, current) => {
  expect(movedTo(path)).toBe(current)
})

test.each([
  '/',
  '/locations',
  '/pages/A%20B',
  '/docs/1.pdf',
  '/%D0%9C',
  '/posts/8001',
  '/x.old',
  '//other.example/',
  '/constructor',
])('%s stays unchanged', (path) => {
  expect(movedTo(path)).toBeUndefined()
})

test('the target of a redirect does not redirect again', () => {
  for (const path of ['/NEW-INDEX/', '/Checkout_Old', '/PAGES/x.old/'])
    expect(movedTo(movedTo(path) ?? '')).toBeUndefined()
})
