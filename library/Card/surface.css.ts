import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A card with its own background; its content is clipped at the rounded corners. */
export const surface = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})
