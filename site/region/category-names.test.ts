import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { categoryLabels, hotelServiceLabels } from '@tropa/library/labels/tables.ts'
import { resolve } from 'node:path'

test('pills and cards have the same names of categories as the menu of the reference provider', async () => {
  const menu = await readFile(resolve(import.meta.dirname, '../../api/content/main-menu.json'), 'utf8')

  for (const { ru, en } of Object.values(categoryLabels)) {
    expect(menu).toContain(`"ru": "${ru}"`)
    expect(menu).toContain(`"en": "${en}"`)
  }
  expect(Object.keys(categoryLabels)).toHaveLength(6)
})

test('every facility of the hotels in the content has its own name on pages', async () => {
  const text = await readFile(resolve(import.meta.dirname, '../../api/content/hotels.json'), 'utf8')
  const hotels: { facilities: string[] }[] = JSON.parse(text)
  const facilities = [...new Set(hotels.flatMap((hotel) => hotel.facilities))]

  expect(facilities.length).toBeGreaterThan(8)
  expect(facilities.filter((code) => !Object.hasOwn(hotelServiceLabels, code))).toEqual([])
})
