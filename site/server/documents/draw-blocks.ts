import { theme } from '../../region/theme.ts'
import { withoutJoiners } from '@tropa/library/typography/no-break-signs.ts'
import type { DocumentBlock, Cell, Item, Run } from './blocks.ts'

export type Pdf = PDFKit.PDFDocument
export type Structure = PDFKit.PDFStructureElement
/** The PDF to draw on, and the origin of links without a host. */
export type Sheet = { pdf: Pdf; origin: string }

export const ink = theme.light
/** Points. */
export const margins = { top: 62, right: 62, bottom: 76, left: 62 }
const sizes = { text: 10.5, small: 9, heading: { 2: 14, 3: 12, 4: 10.5 } } as const
const lineGap = 3.6
const listIndent = 17

type Look = { size: number; color: string; font: 'text' | 'strong'; x: number; after: number }
const plainLook: Look = { size: sizes.text, color: ink.text, font: 'text', x: margins.left, after: 8 }

const bottomOf = ({ page }: Pdf) => page.height - page.margins.bottom

/**
 * Begins a new page if too little of this one is left, so that no heading is the last line of a page.
 * @param points that must be left
 */
export function ensureRoom(pdf: Pdf, points: number) {
  if (pdf.y + points > bottomOf(pdf)) pdf.addPage()
}

const addressOf = (href: string, origin: string) =>
  URL.canParse(href, origin) ? new URL(href, origin).href : undefined

/** The children of a structure element: styled text, and links as elements of their own. */
function wordsOf({ pdf, origin }: Sheet, runs: readonly Run[], look: Look) {
  const width = pdf.page.width - margins.right - look.x
  return runs.map(({ text, isStrong, href }, at) => {
    const link = href === undefined ? undefined : addressOf(href, origin)
    const draw = () => {
      if (at === 0) pdf.x = look.x
      pdf
        .font(isStrong ? 'strong' : look.font)
        .fontSize(look.size)
        .fillColor(link ? ink.link : look.color)
        .text(withoutJoiners(text), {
          width,
          lineGap,
          continued: at < runs.length - 1,
          underline: Boolean(link),
          ...(link && { link }),
        })
    }
    return link ? pdf.struct('Link', {}, [draw]) : draw
  })
}

/** @param into an element that has been added to the document, so that its children are drawn at once */
export function drawWords(
  sheet: Sheet,
  into: Structure,
  tag: string,
  runs: readonly Run[],
  changes: Partial<Look> = {},
) {
  const look = { ...plainLook, ...changes }
  into.add(sheet.pdf.struct(tag, {}, wordsOf(sheet, runs, look)))
  sheet.pdf.x = margins.left
  sheet.pdf.y += look.after - lineGap
}

/** The document's title is level 1, and the headings of a text begin with level 2. */
function drawHeading(sheet: Sheet, into: Structure, level: 2 | 3 | 4, runs: readonly Run[]) {
  sheet.pdf.y += level === 2 ? 10 : 5
  ensureRoom(sheet.pdf, 70)
  drawWords(sheet, into, `H${level}`, runs, { font: 'strong', size: sizes.heading[level], after: 7 })
}

function drawItem(sheet: Sheet, list: Structure, { runs, inner }: Item, label: string, x: number) {
  const { pdf } = sheet
  ensureRoom(pdf, sizes.text + lineGap)
  const item = pdf.struct('LI')
  list.add(item)
  const top = pdf.y
  const page = pdf.page
  const drawLabel = () =>
    pdf.font('text').fontSize(sizes.text).fillColor(ink.textMuted).text(label, x, top, { lineBreak: false })
  item.add(pdf.struct('Lbl', {}, [drawLabel]))
  if (pdf.page === page) pdf.y = top
  const body = pdf.struct('LBody')
  item.add(body)
  drawWords(sheet, body, 'P', runs, { x: x + listIndent, after: 5 })
  drawBlocks(sheet, body, inner, x + listIndent)
  item.end()
}

function drawList(sheet: Sheet, into: Structure, items: readonly Item[], isNumbered: boolean, x: number) {
  const list = sheet.pdf.struct('L')
  into.add(list)
  items.forEach((item, at) => drawItem(sheet, list, item, isNumbered ? `${at + 1}.` : '•', x))
  list.end()
  sheet.pdf.y += 4
}

/** Fills up short rows, because pdfkit needs a cell in every column. */
function drawTable({ pdf }: Sheet, into: Structure, rows: readonly (readonly Cell[])[]) {
  const columns = Math.max(...rows.map((row) => row.length), 0)
  if (columns === 0) return
  const data = rows.map((row) =>
    Array.from({ length: columns }, (_, at) => ({
      text: withoutJoiners(row[at]?.text || ' '),
      type: row[at]?.isHead ? ('TH' as const) : ('TD' as const),
      font: { src: row[at]?.isHead ? 'strong' : 'text', size: sizes.small },
    })),
  )
  // The types of pdfkit do not know the parent of a table yet.
  const defaultStyle = { border: [0, 0, 0.5, 0], borderColor: ink.border, textColor: ink.text, padding: [5, 8, 5, 0] }
  const options = { structParent: into, data, defaultStyle }
  pdf.font('text').fontSize(sizes.small)
  pdf.table(options as unknown as PDFKit.Mixins.TableOptionsWithData)
  pdf.x = margins.left
  pdf.y += 12
}

function drawBlock(sheet: Sheet, into: Structure, block: DocumentBlock, x: number) {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, into, block.level, block.runs)
    case 'paragraph':
      return drawWords(sheet, into, 'P', block.runs, { x })
    case 'quotation':
      return drawWords(sheet, into, 'BlockQuote', block.runs, { x: x + listIndent, color: ink.textMuted })
    case 'caption':
      return drawWords(sheet, into, 'P', block.runs, { x, size: sizes.small, color: ink.textMuted })
    case 'list':
      return drawList(sheet, into, block.items, block.isNumbered, x)
    case 'table':
      return drawTable(sheet, into, block.rows)
    default:
      return block satisfies never
  }
}

export function drawBlocks(sheet: Sheet, into: Structure, blocks: readonly DocumentBlock[], x = margins.left) {
  for (const block of blocks) drawBlock(sheet, into, block, x)
}
