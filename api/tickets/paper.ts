import type { Language, Seller, Ticket } from '@tropa/contract'
import { shortCode } from '@tropa/contract/ticket-code'
import { withoutJoiners } from '@tropa/library/typography/no-break-signs.ts'
import { typeset } from '@tropa/library/typography/typeset.ts'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { regionTime } from '../dates/dates.ts'
import { qrDrawing } from './qr.ts'
import { phoneText, priceText, statusText, ticketWords } from './words.ts'

/** Tickets of one order on paper, at least one. */
export type Paper = { tickets: readonly [Ticket, ...Ticket[]]; language: Language }
type Page = { ticket: Ticket; language: Language }

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement
type Look = { size: number; font?: 'text' | 'strong'; x?: number; width?: number; after?: number }

/** Points. */
const margin = 62
const qrSide = 210
const termWidth = 130
const fontOf = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/golos-text/${name}`))
const fonts = {
  text: fontOf('400Regular/GolosText_400Regular.ttf'),
  strong: fontOf('600SemiBold/GolosText_600SemiBold.ttf'),
}
/** pdfkit writes the metadata into XML without escaping it. */
const inXml = (text: string) => text.replace(/[<>&]/g, ' ')

function titleOf({ tickets: [first, ...others], language }: Paper): string {
  const words = ticketWords[language]
  const what = others.length === 0 ? `${words.ticket} ${first.number}` : `${words.order} ${first.order_number}`
  return `${what}: ${first.object.the_title}`
}

function newPdf(paper: Paper): Pdf {
  const { language } = paper
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: inXml(titleOf(paper)), Creator: ticketWords[language].portal },
  })
  pdf.registerFont('text', fonts.text)
  pdf.registerFont('strong', fonts.strong)
  return pdf
}

/** Black on white: the ticket must be readable from any printer. */
function write(pdf: Pdf, text: string, { size, font = 'text', x = margin, width, after = 6 }: Look) {
  pdf
    .font(font)
    .fontSize(size)
    .fillColor('#000')
    .text(withoutJoiners(typeset(text)), x, pdf.y, { width: width ?? pdf.page.width - margin - x, lineGap: 2 })
  pdf.y += after
}

const block = (pdf: Pdf, into: Structure, tag: string, text: string, look: Look) =>
  into.add(pdf.struct(tag, {}, () => write(pdf, text, look)))

const sellerText = ({ the_title, inn, ogrn, legal_address, phones, emails }: Seller, language: Language) => {
  const words = ticketWords[language]
  const numbers = [`${words.inn} ${inn}`, ogrn && `${words.ogrn} ${ogrn}`]
  return [the_title, ...numbers, legal_address, ...phones.map(phoneText), ...emails].filter(Boolean).join(', ')
}

/** What is on a ticket, as terms with their values. */
function factsOf({ ticket, language }: Page): [term: string, value: string][] {
  const words = ticketWords[language]
  const { starts_at, the_place, holder, seller } = ticket
  const facts: [string, string | undefined][] = [
    [words.when, starts_at ? regionTime(starts_at, language) : words.anyDay],
    [words.place, the_place],
    [words.tariff, ticket.the_title],
    [words.holder, holder],
    [words.price, priceText(ticket.price, language)],
    [words.number, ticket.number],
    [words.order, ticket.order_number],
    [words.seller, seller ? sellerText(seller, language) : undefined],
  ]
  return facts.flatMap(([term, value]) => (value ? [[term, value] satisfies [string, string]] : []))
}

function drawRow(pdf: Pdf, table: Structure, [term, value]: [string, string]) {
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  row.add(pdf.struct('TH', {}, () => write(pdf, term, { size: 10, width: termWidth })))
  const bottom = pdf.y
  pdf.y = top
  row.add(pdf.struct('TD', {}, () => write(pdf, value, { size: 11, font: 'strong', x: margin + termWidth })))
  row.end()
  pdf.y = Math.max(pdf.y, bottom)
}

function drawQr(pdf: Pdf, into: Structure, { ticket, language }: Page) {
  const { size, path } = qrDrawing(ticket.qr)
  const side = qrSide / size
  const top = pdf.y
  const draw = () => void pdf.save().translate(margin, top).scale(side).path(path).fill('#000').restore()
  into.add(pdf.struct('Figure', { alt: ticketWords[language].qr }, draw))
  pdf.y = top + qrSide + 4
}

/** A ticket that is no longer valid says so in words, not by colour. */
function drawState(pdf: Pdf, into: Structure, { ticket, language }: Page) {
  const { status, test } = ticket
  const words = ticketWords[language]
  if (status !== 'valid')
    block(pdf, into, 'P', statusText(status, language).toLocaleUpperCase(language), { size: 16, font: 'strong' })
  if (test) block(pdf, into, 'P', words.test, { size: 11, font: 'strong' })
}

const bytesOf = (pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
    pdf.end()
  })

function drawTicket(pdf: Pdf, root: Structure, page: Page) {
  const { ticket, language } = page
  const words = ticketWords[language]
  pdf.addPage()
  block(pdf, root, 'P', words.portal, { size: 10 })
  block(pdf, root, 'H1', ticket.object.the_title, { size: 22, font: 'strong', after: 10 })
  drawState(pdf, root, page)
  drawQr(pdf, root, page)
  block(pdf, root, 'P', `${words.code}: ${shortCode(ticket.code)}`, { size: 13, font: 'strong' })
  block(pdf, root, 'P', ticket.code.replace(/.{1,4}(?=.)/g, '$& '), { size: 9, after: 12 })
  const table = pdf.struct('Table')
  root.add(table)
  for (const fact of factsOf(page)) drawRow(pdf, table, fact)
  table.end()
  pdf.x = margin
  pdf.y += 8
  block(pdf, root, 'P', words.show, { size: 10 })
}

/** Tickets as one PDF, a page each: tagged, with its language, black on white. Blocks its thread for a long time. */
export function printedTickets(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { tickets, language } = paper
  const pdf = newPdf(paper)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const ticket of tickets) drawTicket(pdf, root, { ticket, language })
  root.end()
  return bytesOf(pdf)
}
