import { calendarDate } from '@tropa/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { daylight } from '../../dates/daylight.ts'
import { clothesOf, nightOf } from './month-notes.ts'

const khantyMansiysk = { latitude: 61.0, longitude: 69.03 }
const nightOn = (date: string) => nightOf(daylight(calendarDate(date), khantyMansiysk, 'Asia/Yekaterinburg'))
const dayOfYear = (day: number) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)

test.each([
  ['2026-11-22', 'dark'],
  ['2027-03-01', 'dark'],
  ['2027-05-05', 'short'],
  ['2027-06-21', 'white'],
  ['2027-08-10', 'short'],
  ['2027-09-25', 'dark'],
] as const)('the night of %s is %s', (date, night) => {
  expect(nightOn(date)).toBe(night)
})

test('the nights of a year are dark, short, white, short and dark, in this order', () => {
  const nights = Array.from({ length: 365 }, (_, day) => nightOn(dayOfYear(day)))
  expect(nights.filter((night, day) => night !== nights[day - 1])).toEqual(['dark', 'short', 'white', 'short', 'dark'])
})

test('beyond the polar circle the night is white in June and dark in December', () => {
  const arctic = { latitude: 70, longitude: 69 }
  expect(nightOf(daylight(calendarDate('2026-06-21'), arctic, 'Asia/Yekaterinburg'))).toBe('white')
  expect(nightOf(daylight(calendarDate('2026-12-21'), arctic, 'Asia/Yekaterinburg'))).toBe('dark')
})

test.each([
  [{ day: -13, night: -21 }, 'frost'],
  [{ day: -3, night: -9 }, 'cold'],
  [{ day: 12, night: 4 }, 'fresh'],
  [{ day: 23, night: 13 }, 'warm'],
] as const)('%o needs clothes for %s', (norm, clothes) => {
  expect(clothesOf(norm)).toBe(clothes)
})

/** The texts of the region's content, with plain spaces. */
const contentTexts = () => {
  const folder = resolve(import.meta.dirname, '../../../api/content')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => readFileSync(resolve(folder, name), 'utf8').replaceAll('\u00a0', ' '))
}
const allNights = Array.from({ length: 365 }, (_, day) => dayOfYear(day))
const spanOf = (days: readonly string[]) => [days[0]?.slice(5), days.at(-1)?.slice(5)] as const

test('nights that are dark enough for auroras are among those in the article about auroras', () => {
  const texts = contentTexts().join('\n')
  expect(texts).toContain('С конца августа до середины апреля')
  expect(texts).toContain('From late August to mid-April')
  expect(texts).toContain('у нас ждут ещё и магнитной бури')

  const others = allNights.filter((date) => date.slice(5) > '04-15' && date.slice(5) < '08-25')
  expect(others.filter((date) => nightOn(date) === 'dark')).toEqual([])
})

test('texts promise white nights only in months that have them', () => {
  const [first = '', last = ''] = spanOf(allNights.filter((date) => nightOn(date) === 'white'))
  expect([first.slice(0, 2), last.slice(0, 2)]).toEqual(['06', '07'])

  const sentences = contentTexts().flatMap(
    (text) => text.match(/[^.!?"<>]*(?:белы\S* ноч|(?:white|light) nights)[^.!?"<>]*/gi) ?? [],
  )
  expect(sentences.length).toBeGreaterThanOrEqual(6)
  const otherMonths = [
    /январ|феврал|март|апрел|мая|мае|август|сентябр|октябр|ноябр|декабр/i,
    /January|February|March|April|\bMay\b|August|September|October|November|December/,
  ]
  const namesOtherMonth = (sentence: string) => otherMonths.some((months) => months.test(sentence))
  expect(sentences.filter(namesOtherMonth)).toEqual([])
})
