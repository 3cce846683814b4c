// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { documentOf } from './track-document.ts'

function sheetOf(html: string) {
  const sheet = document.createElement('article')
  sheet.className = 'page_sheet__1a2b'
  sheet.innerHTML = html
  return sheet
}
const read = (text: string) => new DOMParser().parseFromString(text, 'text/html')

test('a sheet is one complete document in its language, without the classes of the page', () => {
  const sheet = sheetOf('<h1>Трек</h1><p>День 1</p>')
  const saved = read(documentOf(sheet, { title: 'Трек на выходные', language: 'ru' }))

  expect([saved.documentElement.lang, saved.title, saved.characterSet]).toEqual(['ru', 'Трек на выходные', 'UTF-8'])
  expect(saved.querySelector('article')?.outerHTML).toBe('<article><h1>Трек</h1><p>День 1</p></article>')
  expect(sheet.className).toBe('page_sheet__1a2b')
})

test('any title is rendered as text, and no requests are allowed', () => {
  const title = '</title><script>alert(1)</script><img src="https://evil.example/x">'
  const saved = read(documentOf(sheetOf(''), { title, language: 'en' }))

  expect(saved.title).toBe(title)
  expect(saved.querySelectorAll('script, img, link[href]')).toHaveLength(0)
  const policy = saved.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content')
  expect(policy).toContain("default-src 'none'")
})

test('a copy says above its title that it is one, with a link', () => {
  const copy = { text: 'A saved copy', link: { text: 'Open the route', href: '/my_tracks' } }
  const saved = read(documentOf(sheetOf('<h1>Track</h1>'), { title: '', language: 'en', copy }))

  expect(saved.querySelector('article > :first-child')?.textContent).toBe('A saved copy Open the route')
  expect(saved.querySelector('a')?.getAttribute('href')).toBe('/my_tracks')
})

test('the document contains its style, for print too', () => {
  const styles = read(documentOf(sheetOf(''), { title: '', language: 'en' })).querySelector('style')?.textContent

  expect(styles).toContain('@media print')
  expect(styles).not.toMatch(/undefined|var\(--/)
})
