import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
})
export const heading = style({ fontSize: vars.text.h3 })
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
