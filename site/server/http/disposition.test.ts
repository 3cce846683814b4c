// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disposition } from './disposition.ts'

const form = /^inline; filename="([\w-]+)\.pdf"; filename\*=UTF-8''([\w%.~!-]+)$/

const named = (title: string, plain = 'tours-1') => {
  const [, ascii = '', encoded = ''] = form.exec(disposition('inline', { title, plain, extension: 'pdf' })) ?? []
  return { ascii, name: decodeURIComponent(encoded) }
}

test.each([
  ['a Russian title', 'Тур «Золото Югры»', 'Тур «Золото Югры».pdf'],
  ['signs of RFC 8187', "It's (new)*!", "It's (new) !.pdf"],
  ['an emoji at the cut', `${'я'.repeat(99)}😀`, `${'я'.repeat(99)}.pdf`],
  ['an emoji before the cut', `${'я'.repeat(98)}😀x`, `${'я'.repeat(98)}😀.pdf`],
  ['a family at the cut', `${'я'.repeat(95)}👩‍👩‍👧‍👦`, `${'я'.repeat(95)}.pdf`],
  ['a combining mark at the cut', `${'я'.repeat(99)}и\u0306`, `${'я'.repeat(99)}.pdf`],
  ['a right-to-left override', 'photo\u202Egpj.exe', 'photo gpj.exe.pdf'],
  ['Arabic', 'رحلة إلى يوغرا', 'رحلة إلى يوغرا.pdf'],
  ['quotes', 'a "b" \'c\' «d»', "a b 'c' «d».pdf"],
  ['line breaks', 'a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
  ['a path', '../../etc/passwd', '.. .. etc passwd.pdf'],
  ['half of a pair', 'a\ud83d', 'a.pdf'],
  ['300 letters', 'ж'.repeat(300), `${'ж'.repeat(100)}.pdf`],
  ['nothing fit', '"/\\"', 'tours-1.pdf'],
  ['nothing', '', 'tours-1.pdf'],
])('%s gives a name that every file system accepts', (_, title, name) => {
  expect(named(title)).toEqual({ ascii: 'tours-1', name })
})

test('a title of any characters gives a valid header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'binary' }), (title, plain) => {
      const value = disposition('inline', { title, plain, extension: 'pdf' })
      expect(value).toMatch(form)
      expect(new Headers({ 'content-disposition': value }).get('content-disposition')).toBe(value)
      expect(named(title, plain).name.length).toBeLessThanOrEqual(104)
    }),
  )
})

test('a letter with a thousand combining marks is dropped rather than cut', () => {
  expect(named(`a${'\u0301'.repeat(1000)}`).name).toBe('tours-1.pdf')
})
