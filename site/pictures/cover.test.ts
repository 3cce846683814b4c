import { expect, test } from 'vitest'
import { coverSeason, coverSource } from './cover.ts'

const cover = { url: '/media/ski-1.svg?season=winter&ratio=3x2', the_alt: '', width: 1200, height: 800 }

test.each([
  ['of an event in February, planned in July', [2], 7, 'winter'],
  ['of a tour in summer, planned in November', [7, 8], 11, 'summer'],
  ['of a tour that runs then', [3, 7, 8], 7, 'summer'],
  ['of a tour whose next month is in the next year', [5, 9], 10, 'spring'],
  ['of an event in April, when the snow still lies', [4], 10, 'winter'],
  ['of what is open all year', undefined, 10, 'autumn'],
  ['of what names no month', [], 1, 'winter'],
])('the cover %s', (_, months, month, season) => {
  expect(coverSeason({ ...(months && { months }) }, month)).toBe(season)
})

test('a drawn cover is requested in its season and format, and a photograph unchanged', () => {
  const template = '/media/ski-1.svg?season={season}&ratio={ratio}'

  expect(coverSource({ ...cover, template }, 'spring', '4x5')).toBe('/api/media/ski-1.svg?season=spring&ratio=4x5')
  expect(coverSource({ ...cover, url: 'https://pictures.example/1.jpg' }, 'spring', '4x5')).toBe(
    'https://pictures.example/1.jpg',
  )
})
