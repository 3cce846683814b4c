import { target } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** For the dark background of the footer. */
export const quietButton = style({
  ...target,
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  border: `${vars.line.thick} solid ${vars.color.borderInverse}`,
  color: vars.color.textInverse,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.textInverse, borderColor: vars.color.textInverseMuted } },
})
/** The largest letters on a phone need the width for words. */
globalStyle(`${quietButton} > svg`, { '@container': { 'page (max-width: 16rem)': { display: 'none' } } })

export const cookies = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
})
