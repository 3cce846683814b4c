import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] })
export const label = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
  maxInlineSize: '100%',
})
export const input = style({
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  border: `${vars.line.card} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
})
/** Under the field, before the button. */
export const wrong = style({ flexBasis: '100%', margin: 0, color: vars.color.danger })
