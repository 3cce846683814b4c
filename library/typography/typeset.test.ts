import { describe, expect, test } from 'vitest'
import { spaceAfter } from './no-break-signs.ts'
import { typeset, typesetAfterNumber, typesetAfterValue, typesetBetweenValues, typesetHtml } from './typeset.ts'

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

  test('a line does not break in a hyphenated name, but may in other hyphenated words', () => {
    expect(typeset('Ханты-Мансийск, Khanty-Mansiysk, горно-лыжный')).toBe(
      'Ханты-\u2060Мансийск, Khanty-\u2060Mansiysk, горно-лыжный',
    )
  })

  test('only a short word is kept on one line with a link after it', () => {
    expect(['Принимаю', 'Согласие на', 'и', 'I consent to the', 'to'].map(spaceAfter).map(visible)).toEqual([
      ...' ~~ ~',
    ])
  })

  test('a line does not break within a share', () => {
    expect([' of ', ' из ', ' in '].map(typesetBetweenValues).map(visible)).toEqual(['~of~', '~из~', ' in~'])
  })

  test('a line does not break in a word with a short part, and an address stays unchanged', () => {
    const whole = ['по-хантыйски', 'По-русски', 'кое-где', 'что-то', 'кого-нибудь', 'чей-либо', 'всё-таки', 'из-за']
    const signs = ['QR-код', 'Р-404', 'Ми-8', '1960-х', '9-й', '425-летию', 'два-три', 'T-shirt', 'Wi-Fi', '62-metre']
    expect([...whole, ...signs].filter((word) => !typeset(`Это ${word}, да`).includes('-\u2060'))).toEqual([])

    const broken = ['музейно-выставочный', 'open-air', 'ready-made', 'что — то', '2026-11-22', '8 3467 12-34-56']
    const addresses = [
      'Ю-000418-1',
      'mail@na-saime.ru',
      'na-saime@mail.ru',
      'https://visit-ugra.ru/ob-wave',
      'kto-to.jpg',
    ]
    expect([...broken, ...addresses].filter((word) => typeset(word).includes('\u2060'))).toEqual([])
  })

  test('a line does not break in a range, but may after a dash between two words', () => {
    const ranges = ['11–13 декабря', '1991–2020', '10:00–18:00', '06.12–01.03', '−21…−13 °C', '−26°…−15°']
    expect(ranges.map((range) => typeset(range).match(/[–…]\u2060/g)?.length)).toEqual(ranges.map(() => 1))
    expect(typesetAfterValue('–')).toBe('–\u2060')

    const broken = ['Сургут–Когалым', 'Югра — это тайга', 'Да… и нет', 'а –']
    expect(broken.filter((text) => typeset(text).includes('\u2060'))).toEqual([])
  })

  test('a unit, a noun and a dash are kept on one line with the value before them', () => {
    expect([' км пешком', ' — открыто', ' в лесу'].map(typesetAfterValue).map(visible)).toEqual([
      '~км пешком',
      '~— открыто',
      ' в~лесу',
    ])
    expect([' (норма ', ' (дом с '].map(typesetBetweenValues).map(visible)).toEqual([' (норма~', ' (дом с~'])
    expect(visible(typesetAfterNumber(' мест в зале'))).toBe('~мест в~зале')
  })

  test('tags stay unchanged', () => {
    expect(typesetHtml('<p>В лес <a href="/в лес">и к реке</a></p>')).toBe(
      '<p>В\u00a0лес <a href="/в лес">и\u00a0к\u00a0реке</a></p>',
    )
  })
})
