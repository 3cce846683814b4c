import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * Where a ring outside would be cut off, it is drawn inside: in rows not drawn until
 * near, and in cards with cut corners.
 */
export const ringInside = (card: string) =>
  globalStyle(`${card} a:focus-visible::after`, {
    outlineOffset: '-3px',
    boxShadow: `inset 0 0 0 5px ${vars.color.focusInner}`,
  })
