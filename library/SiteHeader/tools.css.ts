import { globalStyle, style } from '@vanilla-extract/css'
import { barHeight, barTool, wrap } from '../layout.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { row } from './bar.css.ts'
import { language } from './search.css.ts'
import { narrowOnly, wideOnly } from './header-widths.ts'

/** Over the end of a row that scrolls away, where the row's own language link is invisible but reserves the space. */
export const staying = style({
  ...wrap,
  ...wideOnly,
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockStart: 0,
  blockSize: vars.size.header,
  marginBlockStart: `calc(-1 * ${vars.size.header})`,
  pointerEvents: 'none',
})
// The same as for the bar itself.
globalStyle(`html:has(${staying} :focus-visible)`, { scrollPaddingTop: 0 })
export const stayingLanguage = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  blockSize: '100%',
  marginInlineStart: 'auto',
})
globalStyle(`${stayingLanguage} > *`, {
  pointerEvents: 'auto',
  borderRadius: vars.radius.md,
  background: vars.color.bg,
})
globalStyle(`[data-in-flow] > ${row} > ${language}`, {
  '@container': { [from.wide]: { visibility: 'hidden' } },
})

/** The last item of the page's column, so that it can stick to the lower edge of the window. */
export const tools = style({
  order: 1,
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockEnd: 0,
  pointerEvents: 'none',
  ...narrowOnly,
  vars: { [vars.size.target]: barTool },
  '@media': { print: { display: 'none' } },
})
export const toolsRow = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-evenly',
  padding: vars.space[1],
  paddingBlockEnd: `calc(${vars.space[1]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    // Beside the page's own bar, at its end.
    ':root:has([data-page-bar]) &': {
      gap: vars.space[1],
      inlineSize: 'fit-content',
      marginInlineStart: 'auto',
      borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
  '@container': {
    'page (max-width: 16rem)': {
      selectors: {
        // Under the page's own bar, which takes a row of its own.
        ':root:has([data-page-bar]) &': { inlineSize: 'auto', marginInlineStart: 0, borderInlineStart: 0 },
      },
    },
  },
})
// Neither a focused element nor a notice is hidden under the bar.
globalStyle(`html:has(${tools})`, {
  scrollPaddingBlockEnd: '4.5rem',
  vars: { [barHeight]: `calc(${barTool} + 2 * ${vars.space[1]} + env(safe-area-inset-bottom))` },
})
// The bar's own buttons are always in view, so the browser must not scroll because of them, whatever is above the bar.
globalStyle(`html:has(${tools} :focus-visible):has(${tools}):has(${tools})`, { scrollPaddingBlockEnd: 0 })
