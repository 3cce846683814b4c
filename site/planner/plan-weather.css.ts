import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const towns = style({
  display: 'grid',
  gap: vars.space[1],
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text.sm,
})
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const failed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', fontSize: vars.text.sm })
