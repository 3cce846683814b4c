import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { describe, expect, test } from 'vitest'
import { untypeset } from './no-break-signs.ts'
import { typesetMessage } from './typeset-message.ts'
import { typeset, typesetAfterNumber, typesetAfterValue, typesetHtml } from './typeset.ts'

const root = resolve(import.meta.dirname, '../..')
const visible = (text: string) => text.replaceAll('\u00a0', '~').replaceAll('\u2060', '')

describe('typeset', () => {
  test.each([
    ['Музей в лесу и на реке', 'Музей в~лесу и~на~реке'],
    ['Югра — это тайга', 'Югра~— это тайга'],
    ['в 5 км от Сургута', 'в~5~км от~Сургута'],
    ['12 мест, 300 ₽, −20 °C, 15 %', '12~мест, 300~₽, −20~°C, 15~%'],
    ['г. Сургут, ул. Мира, д. 5', 'г.~Сургут, ул.~Мира, д.~5'],
    ['А. С. Пушкин', 'А.~С.~Пушкин'],
    ['«В лесу» (и в поле)', '«В~лесу» (и~в~поле)'],
    ['№ 7', '№~7'],
    ['A walk to the river is a day', 'A~walk to~the river is~a~day'],
    ['по-русски да кое-где', 'по-русски да~кое-где'],
    ['It’s a long way', 'It’s a~long way'],
  ])('%s', (text, expected) => {
    expect(visible(typeset(text))).toBe(expected)
  })

  test('a name with a hyphen is one word, and other words with hyphens are not', () => {
    expect(typeset('Ханты-Мансийск, Khanty-Mansiysk, горно-лыжный')).toBe(
      'Ханты-\u2060Мансийск, Khanty-\u2060Mansiysk, горно-лыжный',
    )
  })

  test('a word of which a part is short is not broken at its hyphen, and an address stays as it is', () => {
    const whole = ['по-хантыйски', 'По-русски', 'кое-где', 'что-то', 'кого-нибудь', 'чей-либо', 'всё-таки', 'из-за']
    const signs = ['QR-код', 'Р-404', 'Ми-8', '1960-х', '9-й', '425-летию', 'два-три', 'T-shirt', 'Wi-Fi', '62-metre']
    expect([...whole, ...signs].filter((word) => !typeset(`Это ${word}, да`).includes('-\u2060'))).toEqual([])

    const broken = ['музейно-выставочный', 'open-air', 'ready-made', 'что — то', '2026-11-22', '8 3467 12-34-56']
    const addresses = ['mail@na-saime.ru', 'na-saime@mail.ru', 'https://visit-ugra.ru/ob-wave', 'kto-to.jpg']
    expect([...broken, ...addresses].filter((word) => typeset(word).includes('\u2060'))).toEqual([])
  })

  test('what follows a value is bound to it where it is a unit, a noun of a number, or a dash', () => {
    expect([' км пешком', ' — открыто', ' в лесу'].map(typesetAfterValue).map(visible)).toEqual([
      '~км пешком',
      '~— открыто',
      ' в~лесу',
    ])
    expect(visible(typesetAfterNumber(' мест в зале'))).toBe('~мест в~зале')
  })

  test('tags stay as they were', () => {
    expect(typesetHtml('<p>В лес <a href="/в лес">и к реке</a></p>')).toBe(
      '<p>В\u00a0лес <a href="/в лес">и\u00a0к\u00a0реке</a></p>',
    )
  })
})

type Texts = Record<string, unknown>
const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value).flatMap(strings) : []
const jsonIn = (folder: string): unknown[] =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(resolve(root, folder, name), 'utf8')))

const wrongBreaks =
  /(?<![\p{L}\p{N}\-'’\u2060])(?<!\d[ \u00a0])\p{L}{1,2} (?=\S)| [–—](?=\s)|\d [\p{L}°%₽]|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}/u
const wrongHyphens =
  /(?<!\p{L})(?:по|кое|из|QR|IT|два|три)-\p{L}|\p{L}-(?:то|либо|нибудь|таки|[хй]|up|\d+)(?!\p{L})|\d-\p{L}/iu
const breaksWrongly = (text: string) =>
  wrongBreaks.test(text) || wrongHyphens.test(text.replaceAll(/[\w.-]+@[\w.-]+|https?:\S+|\B\/\S+/g, ''))

test('no text of the content ends a line where none may end, and each keeps its words', () => {
  const texts = jsonIn('api/content').flatMap(strings)
  expect(texts.length).toBeGreaterThan(1000)
  const faults = texts.filter((text) => {
    const set = typesetHtml(text)
    const shown = set.replaceAll(/<[^>]*>/g, '|')
    return breaksWrongly(shown) || typesetHtml(set) !== set || untypeset(set) !== untypeset(text)
  })

  expect(faults).toEqual([])
})

test('every message of both languages is typeset between its values', () => {
  const messages = jsonIn('site/messages').flatMap((catalogue) => Object.entries(catalogue as Record<string, string>))
  expect(messages.length).toBeGreaterThan(500)
  const textsOf = (elements: unknown): string[] =>
    Array.isArray(elements)
      ? elements.flatMap(textsOf)
      : isRecord(elements)
        ? [...(elements['type'] === 0 ? [String(elements['value'])] : []), ...textsOf(Object.values(elements))]
        : []
  const faults = messages.flatMap(([name, text]) =>
    textsOf(typesetMessage(parse(text, { ignoreTag: true })))
      // A no-break space at the beginning follows a value.
      .filter((part) => breaksWrongly(part.replace(/^\u00a0/, '0\u00a0')))
      .map((part) => `${name}: ${part}`),
  )

  expect(faults).toEqual([])
})
