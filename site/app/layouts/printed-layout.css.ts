import { globalStyle } from '@vanilla-extract/css'
import { page } from './layout.css.ts'

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })
const main = `${page} > main`

/** 9 points; a kind of page that has much to say is smaller still. */
onPaper(`:root:where(:has(${page}))`, { fontSize: '75%' })
/** Paper has neither menus nor notices. */
onPaper(`${page} > :not(main), ${page} ~ *`, { display: 'none' })
onPaper(page, { minBlockSize: 'auto' })
/** Nor is anything pressed on it. A choice of filters or views is nothing but its buttons. */
onPaper(`${main} :is(nav, button, a[data-variant], input, select, textarea)`, { display: 'none' })
onPaper(`${main} :is(form[data-keep-scroll], details:not([open]) > summary)`, { display: 'none' })
onPaper(`${main} [role='group']:not(:has(img, p))`, { display: 'none' })
/** A drawn cover says nothing of what it is about; a card is its words, in their order. */
onPaper(`${main} header figure, ${main} [data-card] > :has(> img)`, { display: 'none' })
onPaper(`${main} [data-card]`, { display: 'block' })
onPaper(`${main} [data-card] > *`, { position: 'static' })
/** What is torn by the edge of a sheet is not read; a heading stands with what it is of. */
onPaper(`${main} :is([data-card], figure, li, tr)`, { breakInside: 'avoid' })
onPaper(`${main} :is(h1, h2, h3, h4)`, { breakAfter: 'avoid' })
onPaper(`${main} :is(p, li)`, { orphans: 3, widows: 3 })
/** Space under the last line would be one more sheet. */
onPaper(`${main} > *, ${main} > * > :last-child`, { paddingBlockEnd: 0 })
