import { calendarMonth, languages, type Climate } from '@tropa/contract'
import { describe, expect, test } from 'vitest'
import { plainText } from '../app/testing/plain-text.ts'
import { contentOf } from '../app/testing/region-content.ts'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import { sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'
import { region } from '../region/region.ts'

const climates = contentOf<Climate>('climate')
const climate = climates.find(({ territory_id }) => territory_id === region.capitalTerritoryId)
const { send } = sendFrom({ climate: climate ? [climate] : [] })

const degreesIn = (text: string) =>
  [...text.matchAll(/[−+]?\d+(?=°|…|\s°C)/g)].map(([shown]) => Number(shown.replace('−', '-')))
/** The lowest mean, °C, for which each word about clothes is right; below the last one it is frost. */
const warmest = { warm: 12, fresh: 4, cold: -8, frost: -Infinity } as const

describe.each(languages)('the temperatures of a month in %s', (language) => {
  test.each(Array.from({ length: 12 }, (_, index) => index + 1))(
    '%i are those of the climate table, on the scale, below it and in the text about clothes',
    async (month) => {
      const travelMonth = calendarMonth(`2027-${String(month).padStart(2, '0')}`)
      const { main } = await renderedPage('/', { language, send, preferences: { travelMonth } })
      const norm = climate?.months.find((one) => one.month === month)
      const [mean = NaN] = degreesIn(plainText(main.querySelector(`button[name="month"][value="${month}"]`)))
      const range = [...main.querySelectorAll('p')].map(plainText).find((text) => /^[−+]?\d+…[−+]?\d+ °C$/.test(text))
      const [night = NaN, day = NaN] = degreesIn(range ?? '')
      const text = plainText(main)
      const clothes = (['warm', 'fresh', 'cold', 'frost'] as const).filter((name) =>
        text.includes(plainText(words(language)(`home.clothes.${name}`))),
      )

      expect([night, day]).toEqual([Math.round(norm?.night ?? NaN), Math.round(norm?.day ?? NaN)])
      expect(mean).toBe(Math.round(((norm?.night ?? NaN) + (norm?.day ?? NaN)) / 2))
      expect(night <= mean && mean <= day).toBe(true)
      expect(clothes).toHaveLength(1)
      expect(clothes.filter((name) => mean + 0.5 < warmest[name])).toEqual([])
    },
  )
})

const monthWords = [
  [/январ|January/, 1],
  [/феврал|February/, 2],
  [/март|March/, 3],
  [/апрел|April/, 4],
  [/ма[яй]\b|\bMay\b/, 5],
  [/июн|June/, 6],
  [/июл|July/, 7],
  [/август|August/, 8],
  [/сентябр|September/, 9],
  [/октябр|October/, 10],
  [/ноябр|November/, 11],
  [/декабр|December/, 12],
] as const

test('a temperature of a month in a text is that of the climate table', () => {
  const files = ['posts', 'guides', 'pages', 'events', 'tours', 'excursions', 'locations', 'tracks', 'clothing']
  const sentences = files.flatMap(
    (file) =>
      JSON.stringify(contentOf(file))
        .replaceAll('\u00a0', ' ')
        .match(/[^.!?"<>]*[−+]\d+ °C[^.!?"<>]*/g) ?? [],
  )
  const dated = sentences.flatMap((sentence) => {
    const month = monthWords.find(([name]) => name.test(sentence))?.[1]
    return month === undefined ? [] : [{ sentence, month, named: degreesIn(sentence) }]
  })
  const norms = (month: number) => climates.flatMap(({ months }) => months.filter((one) => one.month === month))
  const isUsual = (month: number, named: number) =>
    named >= Math.min(...norms(month).map(({ p10 }) => p10)) && named <= Math.max(...norms(month).map(({ p90 }) => p90))

  expect(dated.length).toBeGreaterThanOrEqual(5)
  expect(dated.filter(({ month, named }) => !named.every((one) => isUsual(month, one)))).toEqual([])
})
