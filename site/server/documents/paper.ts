import { createRequire } from 'node:module'
import type { Doc } from '@tropa/contract'
import { longDate } from '../../dates/date-formats.ts'
import { dayOf } from '../../dates/dayjs.ts'
import { bandPath } from '@tropa/library/drawing/ornament.ts'
import PDFDocument from 'pdfkit'
import { textIn } from '../../messages/text-in.ts'
import { words } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'
import { readBlocks, type Run } from './blocks.ts'
import { drawBlocks, drawWords, ensureRoom, ink, margins, type Pdf, type Sheet, type Structure } from './draw-blocks.ts'
import { aboutLanguage, type Language } from '../../region/languages.ts'
import { withoutJoiners } from '@tropa/library/typography/no-break-signs.ts'

export type PaperOptions = {
  doc: Doc
  language: Language
  /** Scheme and host of the portal, which complete its relative links. */
  origin: string
}

const fontFile = (name: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/golos-text/${name}`)
const plain = (text: string): Run[] => [{ text, isStrong: false }]
/** pdfkit writes the metadata into XML without escaping it. */
const inXml = (text: string) => text.replace(/[<>&]/g, ' ')

function newPdf({ doc, language }: PaperOptions): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    lang: aboutLanguage(language).locale,
    displayTitle: true,
    bufferPages: true,
    font: fontFile('400Regular/GolosText_400Regular.ttf'),
    info: {
      Title: inXml(doc.the_title),
      Subject: inXml(doc.the_summary),
      Author: inXml(textIn(region.operator.name, language)),
      Creator: inXml(words(language)('site.name')),
      CreationDate: dayOf(doc.date).toDate(),
    },
  })
  pdf.registerFont('text', fontFile('400Regular/GolosText_400Regular.ttf'))
  pdf.registerFont('strong', fontFile('600SemiBold/GolosText_600SemiBold.ttf'))
  return pdf
}

/** Marks decoration and page numbers as artifacts, which screen readers skip. */
function asArtifact(pdf: Pdf, type: 'Pagination' | 'Layout', draw: () => void) {
  pdf.markContent('Artifact', { type })
  draw()
  pdf.endMarkedContent()
}

/** The portal's ornament along the upper edge of the first page, cut where the page ends. */
function drawHem(pdf: Pdf) {
  const cell = 1.4
  const { path, width, height } = bandPath('antler', cell)
  const count = Math.ceil(pdf.page.width / width)
  pdf.save().rect(0, 0, pdf.page.width, 8).fill(ink.hem)
  pdf.translate(0, 8 + height).scale(1, -1)
  for (let at = 0; at < count; at += 1) {
    pdf
      .save()
      .translate(at * width, 0)
      .path(path)
      .fill(ink.hem)
      .restore()
  }
  pdf.restore()
}

function drawHead(sheet: Sheet, into: Structure, { doc, language }: PaperOptions) {
  const { pdf } = sheet
  const say = words(language)
  asArtifact(pdf, 'Layout', () => drawHem(pdf))
  pdf.y = 66
  drawWords(sheet, into, 'P', plain(say('site.name')), { size: 9.5, color: ink.textMuted, after: 16 })
  drawWords(sheet, into, 'H1', plain(doc.the_title), { font: 'strong', size: 23, after: 10 })
  drawWords(
    sheet,
    into,
    'P',
    plain(say('docs.version', { version: doc.version, date: longDate(doc.date, language) })),
    { size: 9.5, color: ink.textMuted, after: 12 },
  )
  drawWords(sheet, into, 'P', plain(doc.the_summary), { size: 12.5, after: 14 })
}

function drawOperator(sheet: Sheet, into: Structure, { language }: PaperOptions) {
  const { pdf } = sheet
  const { name, inn, ogrn, address, email } = region.operator
  ensureRoom(pdf, 70)
  pdf.y += 14
  asArtifact(pdf, 'Layout', () =>
    pdf
      .moveTo(margins.left, pdf.y)
      .lineTo(pdf.page.width - margins.right, pdf.y)
      .lineWidth(0.5)
      .stroke(ink.border),
  )
  pdf.y += 12
  const operator = words(language)('docs.operator', {
    name: textIn(name, language),
    inn,
    ogrn,
    address: textIn(address, language),
  })
  drawWords(
    sheet,
    into,
    'P',
    [
      { text: `${operator} `, isStrong: false },
      { text: email, isStrong: false, href: `mailto:${email}` },
    ],
    { size: 9, color: ink.textMuted },
  )
}

function drawFoot(pdf: Pdf, page: number, count: number, { doc, language }: PaperOptions) {
  const y = pdf.page.height - 46
  const width = pdf.page.width - margins.left - margins.right
  pdf.switchToPage(page - 1)
  // Otherwise text in the margin would begin a new page.
  pdf.page.margins = { ...margins, bottom: 0 }
  asArtifact(pdf, 'Pagination', () => {
    pdf.font('text').fontSize(8.5).fillColor(ink.textMuted)
    pdf.text(withoutJoiners(doc.the_title), margins.left, y, { width: width * 0.75, height: 12, ellipsis: true })
    pdf.text(words(language)('docs.pageOf', { page, count }), margins.left, y, { width, align: 'right' })
  })
}

const bytesOf = (pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    pdf.on('error', reject)
    pdf.end()
  })

/** A legal document as PDF: tagged, with its language, so that screen readers can read it. */
export function printed(options: PaperOptions): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = newPdf(options)
  const sheet = { pdf, origin: options.origin }
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawHead(sheet, root, options)
  drawBlocks(sheet, root, readBlocks(options.doc.the_body))
  drawOperator(sheet, root, options)
  root.end()
  const { count } = pdf.bufferedPageRange()
  for (let page = 1; page <= count; page += 1) drawFoot(pdf, page, count, options)
  return bytesOf(pdf)
}
