// @vitest-environment node
import { readFileSync } from 'node:fs'
import { calendarDate } from '@tropa/contract'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import '../../messages/all-catalogues.ts'
import { sanitisedResponse } from '../gateway/sanitise.ts'
import { printed } from './paper.ts'
import type { Language } from '../../region/languages.ts'

type Written = {
  id: number
  slug: string
  version: string
  date: string
  title: Record<Language, string>
  summary: Record<Language, string>
  body: Record<Language, string>
}
const documents: readonly Written[] = JSON.parse(
  readFileSync(new URL('../../../api/content/docs.json', import.meta.url), 'utf8'),
)

const docOf = ({ id, slug, version, date, title, summary, body }: Written, language: Language) => {
  const { the_body }: { the_body: string } = JSON.parse(sanitisedResponse(JSON.stringify({ the_body: body[language] })))
  return {
    id,
    slug,
    version,
    date: calendarDate(date),
    the_title: title[language],
    the_summary: summary[language],
    the_body,
    link: `/docs/${id}`,
    pdf_url: `/docs/${id}.pdf`,
  }
}
const aDoc = (the_body: string, the_title = 'Правила') => ({
  id: 9,
  slug: 'rules',
  version: '2',
  date: calendarDate('2026-11-21'),
  the_title,
  the_summary: 'Кратко',
  the_body,
  link: '',
  pdf_url: '',
})
const print = (the_body: string, the_title?: string) =>
  printed({ doc: aDoc(the_body, the_title), language: 'ru', origin: 'https://portal.example' })

type Tree = { role?: string; type?: string; children?: Tree[] }
const rolesOf = (tree: Tree | null): string[] => [
  ...(tree?.role ? [tree.role] : []),
  ...(tree?.children ?? []).flatMap(rolesOf),
]
const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes))

async function structureOf(bytes: Uint8Array) {
  const pdf = await open(bytes)
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
  const trees = await Promise.all(pages.map((page) => page.getStructTree()))
  return trees.flatMap((tree) => rolesOf(tree))
}
/** The words in reading order, because lines end anywhere on a page. */
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await open(bytes), { mergePages: true })).text.replace(/\s+/g, ' ')
const wordsOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

const cases = documents.flatMap((document) =>
  (['ru', 'en'] as const).map((language) => [document.slug, language, document] as const),
)

test.each(cases)(
  'the PDF has every word of %s in %s, with its version and the operator',
  async (_, language, document) => {
    const doc = docOf(document, language)
    const text = await textOf(await printed({ doc, language, origin: 'https://portal.example' }))

    const bare = (words: string) => words.replace(/[\s\u2060\u2011-]/g, '')
    // The page footer comes between the halves of a paragraph.
    const body = bare(text).replace(new RegExp(`${bare(doc.the_title)}\\d(из|of)\\d`, 'g'), '')
    const parts = doc.the_body
      .split(/<\/(?:p|li|h2|h3)>/)
      .map(wordsOf)
      .filter(Boolean)
    expect(parts.length).toBeGreaterThan(10)
    for (const part of parts) expect(body).toContain(bare(part))
    expect(text).toContain(doc.the_title)
    expect(text).toContain(language === 'ru' ? 'Версия 1.0 от 21 ноября 2026' : 'Version 1.0 of 21 November 2026')
    expect(text).toContain('8601000009')
  },
  20_000,
)

test('the PDF has its language and title, and is tagged', async () => {
  const bytes = await print('<p>Текст</p>', 'Правила <для> всех')
  const file = Buffer.from(bytes).toString('latin1')
  const { info, metadata } = await getMeta(await open(bytes))

  expect(file).toMatch(/\/MarkInfo \d+ 0 R/)
  expect(file).toContain('/StructTreeRoot')
  expect(file).toContain('/Lang (ru-RU)')
  expect(file).toContain('/DisplayDocTitle true')
  expect(info['Title']).toBe('Правила  для  всех')
  expect(metadata).not.toBeNull()
})

test('headings, lists, tables, quotations and links have their structure tags', async () => {
  const body =
    '<h2 id="part-a">Первая</h2><p>См. <a href="/docs/4">политику</a> и <strong>срок</strong>.</p><h3>Подробнее</h3><ul><li>Раз<ol><li>Внутри</li></ol></li></ul>' +
    '<table><tr><th scope="col">День</th><th>Цена</th></tr><tr><td>Среда</td></tr></table><blockquote><p>Сказано</p></blockquote>'
  const roles = await structureOf(await print(body))

  expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(['H1', 'H2', 'H3'])
  for (const role of ['Link', 'L', 'LI', 'Lbl', 'LBody', 'Table', 'TR', 'TH', 'TD', 'BlockQuote'])
    expect(roles).toContain(role)
})

test('a link within the portal becomes absolute, and an unsafe link is removed', async () => {
  const pdf = await open(
    await print('<p><a href="/docs/4">Политика</a>, <a href="https://other.example/">другое</a></p>'),
  )
  const links = (await (await pdf.getPage(1)).getAnnotations()).map(({ url }: { url?: string }) => url)

  expect(links).toEqual(['https://portal.example/docs/4', 'https://other.example/', 'mailto:hello@visit-ugra.example'])
})

test('a line never breaks in a hyphenated name', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `${'и'.repeat(at % 12)} Ханты-\u2060Мансийске`)
  const cell = '<table><tr><td>Ханты-\u2060Мансийск</td></tr></table>'
  const bytes = await print(`<p>${names.join(' ')}</p>${cell}`, 'Ханты-\u2060Мансийск')
  const { text } = await extractText(await open(bytes), { mergePages: true })

  // The operator's address contains a hyphen too.
  expect(text.match(/Ханты[-\u2010\u2011]Мансийск/g)?.length).toBeGreaterThan(62)
})

test('a long text continues on more pages, whose numbers are not part of the text', async () => {
  const bytes = await print(
    `<ul>${'<li>Очень длинный пункт списка, который занимает больше одной строки на странице, и ещё слова.</li>'.repeat(70)}</ul>`,
  )
  const pdf = await open(bytes)
  const { text } = await extractText(pdf)

  expect(pdf.numPages).toBeGreaterThan(2)
  text.forEach((page, at) => expect(page).toContain(`${at + 1} из ${pdf.numPages}`))
  expect((await structureOf(bytes)).filter((role) => role === 'H1')).toHaveLength(1)
})
