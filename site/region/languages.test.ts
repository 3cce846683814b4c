import { expect, test } from 'vitest'
import { locationTypeCodes, restaurantType, stayTypes } from './location-types.ts'
import { farthestWindow, regionWindow } from './map-window.ts'
import {
  aboutLanguage,
  contentLanguage,
  defaultLanguage,
  knownLanguage,
  languageNames,
  languages,
} from './languages.ts'
import { region } from './region.ts'
import { sketchTowns, sketchWindow } from './sketch-window.ts'

test('a language is identified only by its tag', () => {
  expect(languages.map(knownLanguage)).toEqual([...languages])
  expect(['de', 'RU', 'ru-RU', '', 'toString', '__proto__'].map(knownLanguage)).toEqual(Array(6).fill(undefined))
})

test('each language has a locale that Node supports, and its name in that language', () => {
  const locales = languages.map((language) => aboutLanguage(language).locale)

  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales)
  expect(languageNames).toEqual({ ru: 'Русский', en: 'English' })
})

test('content is requested from the provider in a language that it has', () => {
  expect(languages).toContain(defaultLanguage)
  expect(languages.map(contentLanguage).filter((content) => !(content in region.nameCases))).toEqual([])
})

test('the types of restaurants and hotels are in the provider’s dictionary', () => {
  expect(locationTypeCodes[restaurantType]).toBe('restaurant')
  expect(stayTypes.map((id) => locationTypeCodes[id])).toEqual(['hotel', 'camp'])
})

const isWithin = (
  { latitude, longitude }: { latitude: number; longitude: number },
  { south, west, north, east }: { south: number; west: number; north: number; east: number },
) => latitude > south && latitude < north && longitude > west && longitude < east

test('every town of the static maps, and the centre of the region, are on its maps', () => {
  const points = sketchTowns.map(({ geolocation }) => {
    const [latitude = NaN, longitude = NaN] = geolocation.split(',').map(Number)
    return { latitude, longitude }
  })

  expect(points.length).toBeGreaterThan(5)
  expect([...points, region.center].filter((point) => !isWithin(point, sketchWindow))).toEqual([])
  expect([...points, region.center].filter((point) => !isWithin(point, regionWindow))).toEqual([])
})

test('a map can be moved beyond the region on every side', () => {
  const corners = [
    { latitude: regionWindow.south, longitude: regionWindow.west },
    { latitude: regionWindow.north, longitude: regionWindow.east },
  ]

  expect(corners.every((corner) => isWithin(corner, farthestWindow))).toBe(true)
})

test('the region has a season for each month, and valid addresses of its pages on other sites', () => {
  expect(region.seasonOfMonth).toHaveLength(12)
  expect(region.routeAddress).toContain('{point}')
  for (const { href } of region.socials) expect(new URL(href).protocol).toBe('https:')
})
