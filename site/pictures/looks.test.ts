import { objectTypes } from '@tropa/contract'
import { document as documentIcon } from '@tropa/library/Icon/icons.ts'
import { describe, expect, test } from 'vitest'
import en from '../messages/en.json'
import ru from '../messages/ru.json'
import { lookOf } from './looks.ts'

describe.each([...objectTypes, 'hotel', 'restaurant', 'doc'])('a %s', (tag) => {
  test.each([
    ['ru', ru],
    ['en', en],
  ])('has a name in %s', (_, messages) => {
    expect(messages).toHaveProperty([`tag.${tag}`])
  })

  test('has an icon and a colour', () => {
    expect(lookOf(tag)).toEqual({ icon: expect.stringMatching(/./), category: expect.stringMatching(/./) })
  })
})

test.each(['museum night', 'constructor', '__proto__'])(
  'a result of the unknown kind %s has the look of a text',
  (tag) => {
    expect(lookOf(tag)).toEqual({ icon: documentIcon, category: 'place' })
  },
)
