import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const acceptedNotice = style({
  margin: 0,
  padding: vars.space[4],
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  textAlign: 'center',
})
