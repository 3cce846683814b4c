import { globalStyle } from '@vanilla-extract/css'
import { page } from './layout.css.ts'

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })
const main = `${page} > main`

/** 9 points; kinds of pages with much text are smaller still. */
onPaper(`:root:where(:has(${page}))`, { fontSize: '75%' })
/** Menus and notices are not printed. */
onPaper(`${page} > :not(main), ${page} ~ *`, { display: 'none' })
onPaper(page, { minBlockSize: 'auto' })
/** Controls are not printed. A choice of filters or views has nothing but buttons. */
onPaper(`${main} :is(nav, button, a[data-variant], input, select, textarea)`, { display: 'none' })
onPaper(`${main} :is(form[data-keep-scroll], details:not([open]) > summary)`, { display: 'none' })
onPaper(`${main} [role='group']:not(:has(img, p))`, { display: 'none' })
/** A drawn cover carries no information, so cards are printed as text, in their order. */
onPaper(`${main} header figure, ${main} [data-card] > :has(> img)`, { display: 'none' })
onPaper(`${main} [data-card]`, { display: 'block' })
onPaper(`${main} [data-card] > *`, { position: 'static' })
/** Elements do not break across sheets, and a heading stays with what follows it. */
onPaper(`${main} :is([data-card], figure, li, tr)`, { breakInside: 'avoid' })
onPaper(`${main} :is(h1, h2, h3, h4)`, { breakAfter: 'avoid' })
onPaper(`${main} :is(p, li)`, { orphans: 3, widows: 3 })
/** Space under the last line would need one more sheet. */
onPaper(`${main} > *, ${main} > * > :last-child`, { paddingBlockEnd: 0 })
