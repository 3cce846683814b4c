import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  container: 'page / inline-size',
  minBlockSize: '100vh',
  display: 'flex',
  flexDirection: 'column',
})
export const main = style({ flex: 1, selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } } })
/** A column of text, with space for its table of contents beside it. */
export const column = style([
  main,
  wrap,
  { maxInlineSize: `calc(${vars.size.measure} + ${vars.space[12]} + 16rem + 2 * ${vars.space.gutter})` },
])
