import { expect, test } from 'vitest'
import { typesetResponse } from './typeset-response.ts'

test('texts of the content are typeset, with escapes, and in lists of objects', () => {
  const json = JSON.stringify({
    list: [
      { the_title: 'Музей "в лесу"', the_body: '<p>В лес <a href="/a b">и\nк реке</a></p>', hint: 'Музей в лесу' },
    ],
  })

  expect(JSON.parse(typesetResponse(json))).toEqual({
    list: [
      {
        the_title: 'Музей "в\u00a0лесу"',
        the_body: '<p>В\u00a0лес <a href="/a b">и\nк\u00a0реке</a></p>',
        hint: 'Музей в\u00a0лесу',
      },
    ],
  })
})

test('texts in both languages are typeset, and lists of texts', () => {
  const json = JSON.stringify({
    city: 'Ханты-Мансийск',
    summary: { ru: 'в лес', en: 'to a wood' },
    feature_list: ['с 5', 'на вес'],
  })

  expect(JSON.parse(typesetResponse(json))).toEqual({
    city: 'Ханты-\u2060Мансийск',
    summary: { ru: 'в\u00a0лес', en: 'to\u00a0a\u00a0wood' },
    feature_list: ['с\u00a05', 'на\u00a0вес'],
  })
})

test('addresses, names of files and other values are not', () => {
  const json = JSON.stringify({ link: '/в лес', email: 'a b', the_ids: [1, 2], geolocation: '61.0 69.0' })

  expect(typesetResponse(json)).toBe(json)
})
