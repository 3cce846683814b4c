import { globalStyle, style } from '@vanilla-extract/css'
import * as track from '../track.css.ts'

/** Points and black ink in every theme, because this is paper. */
export const sheet = style({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      color: '#000',
      background: '#fff',
      // The drawn map follows the colour scheme.
      colorScheme: 'light',
      fontSize: '9.5pt',
      lineHeight: 1.3,
    },
  },
})

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })

/** If a page has a sheet, only the sheet is printed. */
onPaper('main:has(> [data-sheet]) > :not([data-sheet])', { display: 'none' })

/**
 * A sheet is rendered when the browser is idle. Until then the page of a track itself is printed: only its plan,
 * small, without pictures and controls.
 */
const early = `main:not(:has(> [data-sheet])) > ${track.page}`
onPaper(`:root:has(main > ${track.page}):not(:has(main > [data-sheet]))`, { fontSize: '58%' })
onPaper(`${early} > :is(section:not([aria-labelledby='track-access']), ${track.date}, ${track.weather})`, {
  display: 'none',
})
onPaper(`${early} > ${track.columns}`, { display: 'block' })
onPaper(`${early} ol:has(> [data-key])`, { display: 'block', columns: 2, columnGap: '14pt' })
onPaper(`${early} ${track.leg}`, { minBlockSize: 0 })
onPaper(`${early} ${track.map}`, { inlineSize: '50%', marginBlockStart: '6pt' })

onPaper(`${sheet} :is(h1, h2, h3, p)`, { margin: 0, color: '#000', overflowWrap: 'anywhere' })
onPaper(`${sheet} h2`, { fontSize: '12pt', marginBlockStart: '8pt', breakAfter: 'avoid' })
onPaper(`${sheet} :is(h1, header > h2)`, { fontSize: '17pt', marginBlockStart: 0 })
onPaper(`${sheet} h3`, { fontSize: '10pt' })
onPaper(`${sheet} a`, { color: '#000', textDecoration: 'none' })
onPaper(`${sheet} svg`, { display: 'block', inlineSize: '100%', maxBlockSize: '68mm', marginBlock: '6pt' })
onPaper(`${sheet} ol`, {
  margin: '3pt 0 0',
  paddingInlineStart: '16pt',
  listStyle: 'decimal',
  columns: 2,
  columnGap: '14pt',
})
onPaper(`${sheet} li`, { breakInside: 'avoid', paddingBlockEnd: '4pt' })
onPaper(`${sheet} [data-note]`, { fontStyle: 'italic' })
onPaper(`${sheet} dl`, { columns: 2, columnGap: '14pt', marginBlock: '4pt 6pt' })
onPaper(`${sheet} dl > div`, { breakInside: 'avoid', paddingBlockEnd: '2pt' })
onPaper(`${sheet} dt`, { fontSize: '8pt' })
onPaper(`${sheet} dd`, { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' })
/** Editors' text. */
onPaper(`${sheet} > div`, {
  columns: 2,
  columnGap: '14pt',
  maxInlineSize: 'none',
  marginBlockStart: '4pt',
  fontSize: '9pt',
})
onPaper(`${sheet} > div > *`, { marginBlock: '0 3pt', fontSize: 'inherit', lineHeight: 'inherit' })
onPaper(`${sheet} footer`, {
  breakInside: 'avoid',
  marginBlockStart: '6pt',
  paddingBlockStart: '4pt',
  borderBlockStart: '1pt solid #000',
})
