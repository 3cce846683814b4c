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

test('a language is known by its own tag alone', () => {
  expect(languages.map(knownLanguage)).toEqual([...languages])
  expect(['de', 'RU', 'ru-RU', '', 'toString', '__proto__'].map(knownLanguage)).toEqual(Array(6).fill(undefined))
})

test('each language has a locale that the machine knows, and its name in itself', () => {
  const locales = languages.map((language) => aboutLanguage(language).locale)

  expect(Intl.DateTimeFormat.supportedLocalesOf(locales)).toEqual(locales)
  expect(languageNames).toEqual({ ru: 'Русский', en: 'English' })
})

test('the provider is asked in a language that it has', () => {
  expect(languages).toContain(defaultLanguage)
  expect(languages.map(contentLanguage).filter((content) => !(content in region.nameCases))).toEqual([])
})

test('what is eaten and where one sleeps are types of the provider’s dictionary', () => {
  expect(locationTypeCodes[restaurantType]).toBe('restaurant')
  expect(stayTypes.map((id) => locationTypeCodes[id])).toEqual(['hotel', 'camp'])
})

const isWithin = (
  { latitude, longitude }: { latitude: number; longitude: number },
  { south, west, north, east }: { south: number; west: number; north: number; east: number },
) => latitude > south && latitude < north && longitude > west && longitude < east

test('every town of the sketches, and the centre of the region, stand on its maps', () => {
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

test('the region has a season for each month, and its pages elsewhere are addresses', () => {
  expect(region.seasonOfMonth).toHaveLength(12)
  expect(region.routeAddress).toContain('{point}')
  for (const { href } of region.socials) expect(new URL(href).protocol).toBe('https:')
})
