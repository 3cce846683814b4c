import { calendarDate, languages } from '@tropa/contract'
import { expect, test } from 'vitest'
import { plainText, textsOf } from '../app/testing/plain-text.ts'
import { renderedPage } from '../app/testing/rendered-page.tsx'
import { responses, callOf, sendFrom } from '../app/testing/test-provider-responses.ts'
import { words } from '../messages/intl.tsx'

const [doc] = responses.docs.doc_list
if (!doc) throw new Error('The answers have no document')
const rules = {
  ...doc,
  id: 2,
  link: '/docs/2',
  the_title: 'Правила возврата',
  version: '3.0',
  date: calendarDate('2026-09-01'),
  pdf_url: 'https://files.example/rules.pdf',
}

test.each([
  ['ru', 'Версия 1.2 от 01 марта 2026', 'PDF, формат A4: Пользовательское соглашение'],
  ['en', 'Version 1.2 of 01 March 2026', 'PDF, A4: Пользовательское соглашение'],
] as const)('each document has its version in %s, and a file with its own name', async (...row) => {
  const [language, version, name] = row
  const { send } = sendFrom({ docs: { doc_list: [doc, rules], total: 2 } })
  const { main } = await renderedPage('/docs', { send, language })
  const items = [...main.querySelectorAll('li:has(h2)')]

  expect(items.map((item) => item.querySelector('h2 a')?.getAttribute('href'))).toEqual(['/docs/1', '/docs/2'])
  expect(plainText(items[0])).toContain(version)
  const files = items.map((item) => item.querySelector('a[type="application/pdf"]'))
  expect(files[0]?.getAttribute('aria-label')?.replaceAll(/\s/g, ' ')).toBe(name)
  expect(files[1]?.getAttribute('aria-label')).toContain('Правила возврата')
})

test('a file has an address of the portal, for any address at the provider', async () => {
  const { send } = sendFrom({ docs: { doc_list: [rules], total: 1 }, doc: { doc: { ...rules, the_body: '<p>.</p>' } } })
  const pages = await Promise.all(['/docs', '/docs/2'].map((address) => renderedPage(address, { send })))

  expect(pages.map(({ main }) => main.querySelector('a[type="application/pdf"]')?.getAttribute('href'))).toEqual([
    '/docs/2.pdf',
    '/docs/2.pdf',
  ])
})

test.each(languages)('without documents the page says so in %s, and is not an error', async (language) => {
  const { send } = sendFrom({ docs: { doc_list: [], total: 0 } })
  const { status, main } = await renderedPage('/docs', { send, language })

  expect(status).toBe(200)
  expect(plainText(main)).toContain(plainText(words(language)('docs.empty')))
  expect(main.querySelector('li:has(h2)')).toBeNull()
})

test('all documents load in one call', async () => {
  const { send, sent } = sendFrom()
  await renderedPage('/docs', { send })

  const calls = sent.filter((one) => callOf(one) === 'docs')
  expect(calls.map(({ query }) => query.get('limit'))).toEqual(['100'])
})

test('a document links back to the others, and has its sections under its title', async () => {
  const { main } = await renderedPage('/docs/1')

  expect(main.querySelector('nav a[href="/docs"]')).not.toBeNull()
  expect(textsOf(main, 'h1, h2').slice(0, 2)).toEqual(['Пользовательское соглашение', 'Общее'])
})
