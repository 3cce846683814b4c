import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})
export const inCart = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  fontSize: vars.text.sm,
})
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
