import { escaped } from '../catalogue/open-data/escaped-xml.ts'
import { theme } from '../region/theme.ts'

const { text, link } = theme.light

const style = `
:root { color-scheme: light }
body { margin: 0; background: #fff; color: ${text}; font: 16px/1.5 system-ui, sans-serif }
article { max-width: 46rem; margin: 0 auto; padding: 1.5rem }
h1 { margin: 0; font-size: 1.8rem; line-height: 1.2 }
h2 { margin: 1.5rem 0 .5rem; border-top: 2px solid; padding-top: .5rem; font-size: 1.25rem }
h3 { margin: 0; font-size: 1rem }
p { margin: 0 }
svg { display: block; width: 100%; height: auto; margin: 1rem 0 }
ol { margin: 0; padding-inline-start: 1.75rem }
li { padding-block: .4rem; overflow-wrap: anywhere }
a { color: ${link} }
[data-note] { font-style: italic }
[data-copy] { padding: .75rem 1rem; border: 2px solid; margin-bottom: 1.5rem }
footer { margin-top: 2rem; border-top: 1px solid; padding-top: .5rem; font-size: .9rem; overflow-wrap: anywhere }
@media print { body { font-size: 9.5pt; line-height: 1.3 } article { padding: 0 } a { color: #000 } }
`

/** The document must not request anything, whatever a title contains. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"

export type DocumentWords = {
  title: string
  language: string
  /** Shown above the title: a note, with a link, that this copy opens where the live page does not. */
  copy?: { text: string; link: { text: string; href: string } }
}

function copyNotice({ text, link }: NonNullable<DocumentWords['copy']>): HTMLElement {
  const notice = Object.assign(document.createElement('p'), { textContent: `${text} ` })
  notice.dataset['copy'] = ''
  notice.append(Object.assign(document.createElement('a'), { textContent: link.text, href: link.href }))
  return notice
}

/**
 * A sheet as one HTML document that needs no other file.
 * @param sheet the element that `TrackSheet` renders
 */
export function documentOf(sheet: HTMLElement, { title, language, copy }: DocumentWords): string {
  const body = document.importNode(sheet, true)
  body.removeAttribute('class')
  if (copy) body.prepend(copyNotice(copy))
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    body.outerHTML,
    '</html>',
    '',
  ].join('\n')
}
