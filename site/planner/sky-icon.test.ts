import { skies } from '@tropa/contract'
import { cloud, rain, snowCloud, sun, sunCloud } from '@tropa/library/Icon/icons.ts'
import { expect, test } from 'vitest'
import { skyIcon } from './sky-icon.ts'

test('every sky has an icon of its weather', () => {
  expect(skies.map(skyIcon)).toEqual([sun, sunCloud, cloud, cloud, rain, rain, snowCloud, rain])
})

test('an unknown sky has none', () => {
  expect(skyIcon(undefined)).toBeUndefined()
})
