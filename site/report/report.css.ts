import { wrap } from '@tropa/library/layout.ts'
import { leadSize, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  ...wrap,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: `calc(${vars.size.measure} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
})
export const lead = style({ fontSize: leadSize, lineHeight: 1.5, overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
