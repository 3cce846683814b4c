import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style({
  container: 'page / inline-size',
  minBlockSize: '100vh',
  display: 'flex',
  flexDirection: 'column',
})
export const whitePage = style([page, { background: vars.color.surface }])
/** The header of a page that only has a form: the name of the portal and the settings. */
export const brandBar = style({
  background: vars.color.bg,
  selectors: { [`${whitePage} > &`]: { background: vars.color.surface } },
  // In a low window, or one with large letters, it would hide too much of what is below it.
  '@media': {
    '(min-height: 32rem)': {
      position: 'sticky',
      zIndex: vars.layer.header,
      insetBlockStart: 0,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
})
export const brandRow = style({
  ...wrap,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  // As the header's row where letters are large.
  '@container': {
    'page (max-width: 16rem)': {
      gap: vars.space[1],
      paddingBlock: vars.space[1],
      vars: { [vars.size.target]: 'max(44px, 14cqi)' },
    },
  },
})
globalStyle(`${brandRow} > :first-child > :first-child:not(:only-child)`, {
  '@container': { 'page (max-width: 16rem)': { display: 'none' } },
})
export const brandSettings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  '@container': { 'page (max-width: 16rem)': { gap: vars.space[1] } },
})
export const main = style({ flex: 1, selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } })
/** A column of text, with space for its table of contents beside it. */
export const column = style([
  main,
  wrap,
  { maxInlineSize: `calc(${vars.size.measure} + ${vars.space[12]} + 16rem + 2 * ${vars.space.gutter})` },
])
