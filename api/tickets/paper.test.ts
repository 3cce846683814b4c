import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { printedTickets } from './paper.ts'
import { aTicket } from './testing/tickets.ts'

type Tree = { role?: string; alt?: string; children?: Tree[] }
const flat = (tree: Tree | null): Tree[] => (tree ? [tree, ...(tree.children ?? []).flatMap(flat)] : [])
const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes))
const structureOf = async (bytes: Uint8Array) =>
  flat((await (await (await open(bytes)).getPage(1)).getStructTree()) as Tree | null)
const textOf = async (bytes: Uint8Array) =>
  (await extractText(await open(bytes), { mergePages: true })).text.replace(/\s+/g, ' ')
const inRussian = (fields = {}) => printedTickets({ tickets: [aTicket(fields)], language: 'ru' })

test('the PDF has the title, holder, date, place and seller of the ticket in Cyrillic', async () => {
  const text = await textOf(await inRussian())

  expect(text).toContain('Товары земли Югорской <ярмарка>')
  for (const value of ['Взрослый билет', 'Соколова Елена', '24 декабря 2026', '18:00', 'ул. Ленина, 39', '1 250,50 ₽'])
    expect(text.replaceAll(' ', ' ')).toContain(value)
  expect(text).toContain('Ю-000418-1')
  expect(text).toContain('Туроператор «Кедровый берег», ИНН 8601000016')
  expect(text).toContain('+7 (346) 700-05-01')
  expect(text).toContain('Код, если QR не читается: ABCD-EFGH')
})

test('it fits on one page, is tagged with its language and title, and its picture has a text', async () => {
  const bytes = await inRussian({ the_title: 'Очень длинный тариф '.repeat(12) })
  const pdf = await open(bytes)
  const { info } = await getMeta(pdf)
  const structure = await structureOf(bytes)
  const roles = structure.map(({ role }) => role)

  expect(pdf.numPages).toBe(1)
  expect(info).toMatchObject({ Language: 'ru', Title: 'Билет Ю-000418-1: Товары земли Югорской  ярмарка ' })
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
  expect(roles.filter((role) => role === 'TH')).toHaveLength(8)
  expect(roles.filter((role) => role === 'TD')).toHaveLength(8)
  expect(structure.find(({ role }) => role === 'Figure')?.alt).toBe('QR-код билета')
})

test('a line never breaks at the hyphen in the name of a town', async () => {
  const the_place = Array.from({ length: 20 }, (_, at) => `${'и'.repeat(at)} Ханты-Мансийск`).join(' ')
  const { text } = await extractText(await open(await inRussian({ the_place })), { mergePages: true })

  expect(text.match(/Ханты[-\u2010\u2011]Мансийск/g)?.length).toBeGreaterThanOrEqual(20)
})

test('a line never breaks after an abbreviation or a short word', async () => {
  const the_place = Array.from({ length: 20 }, (_, at) => `${'и'.repeat(at + 3)} г. Сургут в доме`).join(' ')
  const { text } = await extractText(await open(await inRussian({ the_place })))
  const lines = text.flatMap((page) => page.split('\n')).filter((line) => /Сургут|доме/.test(line))

  expect(lines.length).toBeGreaterThan(10)
  expect(lines.filter((line) => /(г\.|\sв)\s*$/.test(line))).toEqual([])
})

test('it is only black on white, so that any printer can print it', async () => {
  const page = await (await open(await inRussian({ status: 'redeemed', test: true }))).getPage(1)
  const { argsArray, fnArray } = await page.getOperatorList()
  const { OPS } = await import('unpdf/pdfjs')
  const colours = fnArray.flatMap((operator: number, at: number) =>
    operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor ? [String(argsArray[at])] : [],
  )

  expect(colours.length).toBeGreaterThan(5)
  expect([...new Set(colours)]).toEqual(['#000000'])
})

test('an invalid ticket says so in words', async () => {
  expect(await textOf(await inRussian())).not.toMatch(/ПОГАШЕН|ВОЗВРАЩЁН|Тестовый/)
  expect(await textOf(await inRussian({ status: 'redeemed' }))).toContain('ПОГАШЕН')
  expect(await textOf(await inRussian({ status: 'refunded' }))).toContain('ВОЗВРАЩЁН')
  expect(await textOf(await inRussian({ test: true }))).toContain('Тестовый платёж')
})

test('it is in the reader’s language', async () => {
  const text = await textOf(await printedTickets({ tickets: [aTicket()], language: 'en' }))

  expect(text).toContain('24 December 2026')
  expect(text.replaceAll('\u00a0', ' ')).toContain('1 250.50 ₽')
  expect(text).toContain('Show the QR code at the entrance')
})

test('the tickets of one order are pages of one document, each with its own QR code and number', async () => {
  const bytes = await printedTickets({
    tickets: [aTicket({ number: 'Ю-000418-1' }), aTicket({ number: 'Ю-000418-2' }), aTicket({ number: 'Ю-000418-3' })],
    language: 'ru',
  })
  const { text, totalPages } = await extractText(await open(bytes), { mergePages: false })

  expect(totalPages).toBe(3)
  expect(text.map((page) => /Ю-000418-\d/.exec(page)?.[0])).toEqual(['Ю-000418-1', 'Ю-000418-2', 'Ю-000418-3'])
})
