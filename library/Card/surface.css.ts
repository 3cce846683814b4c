import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A card with a ground of its own: everything in it is cut at the rounded corners. */
export const surface = style({
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})

/** Where a ring outside would be cut off, it is drawn inside: in rows not drawn until near, and in cards with cut corners. */
export const ringInside = (card: string) =>
  globalStyle(`${card} a:focus-visible::after`, { outlineOffset: '-3px', boxShadow: `inset 0 0 0 5px ${vars.color.focusInner}` })
