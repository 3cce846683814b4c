import { expect, test } from 'vitest'
import { currentState, isLeftOut, menuGroups } from './menu.ts'

const hotels = { title: 'Hotels', href: '/hotels' }
const map = { title: 'Map', href: '/locations' }
const onTheWay = { title: 'On the way', href: '/pages/108', children: [{ title: 'Getting there', href: '/pages/108' }] }

test('single items come first, then each group with its title', () => {
  expect(menuGroups([hotels, onTheWay, map])).toEqual([
    { title: null, items: [hotels, map] },
    { title: onTheWay, items: onTheWay.children },
  ])
})

test('a menu of groups has no group without a title', () => {
  expect(menuGroups([onTheWay]).map(({ title }) => title?.title)).toEqual(['On the way'])
})

test('a page that is listed in its own menu is not missing from it', () => {
  expect(isLeftOut(onTheWay)).toBe(false)
  expect(isLeftOut({ title: 'Services', href: '/pages/108', children: [onTheWay] })).toBe(false)
  expect(isLeftOut({ title: 'Tours', href: '/tours', children: [hotels] })).toBe(true)
})

test.each([
  ['/tours', '/tours', 'page'],
  ['/tours', '/tours/7', 'true'],
  ['/tours', '/tours-of-winter', undefined],
  ['/tours', undefined, undefined],
])('%s while at %s', (href, path, expected) => {
  expect(currentState(href, path)).toBe(expected)
})
