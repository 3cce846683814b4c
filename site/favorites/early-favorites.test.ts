// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { favoriteData, favoriteIn, takeEarlyFavorites } from './early-favorites.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['location/7', { object_type: 'location', object_id: 7 }],
  ['company/501', { object_type: 'company', object_id: 501 }],
])('%s identifies a favourite, and is the value of its heart', (text, object) => {
  expect(favoriteIn(text)).toEqual(object)
  expect(favoriteData(object)).toBe(text)
})

test.each(['', 'location', 'location/', 'location/x', 'location/0', 'location/1.5', '/7'])(
  '%j is not a favourite',
  (text) => {
    expect(favoriteIn(text)).toBeUndefined()
  },
)

const heart = (object: string, isPressed: boolean, isBusy: boolean) =>
  `<button data-favorite="${object}" aria-pressed="${isPressed}"${isBusy ? ' aria-busy="true"' : ''}>`

test('hearts pressed before hydration are handled once, in their shown state', () => {
  document.body.innerHTML = [
    heart('location/7', true, true),
    heart('event/8', false, true),
    heart('tour/9', true, false),
    heart('nonsense', true, true),
  ].join('')

  expect(takeEarlyFavorites()).toEqual([
    { object: { object_type: 'location', object_id: 7 }, isFavorite: true },
    { object: { object_type: 'event', object_id: 8 }, isFavorite: false },
  ])
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0)
  expect(takeEarlyFavorites()).toEqual([])
})
