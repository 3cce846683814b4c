import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

/** For the dark background of the footer. */
export const quietButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  border: `${vars.line.thick} solid ${vars.color.borderInverse}`,
  borderRadius: vars.radius.md,
  color: vars.color.textInverse,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.textInverse, borderColor: vars.color.textInverseMuted } },
})

export const cookies = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginBlockStart: vars.space[4],
})
