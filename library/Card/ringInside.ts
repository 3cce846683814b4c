import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * Draws the focus ring inside where an outer one would be cut off: in rows that are rendered only near the viewport,
 * and in cards with clipped corners.
 */
export const ringInside = (card: string) =>
  globalStyle(`${card} a:focus-visible::after`, {
    outlineOffset: '-3px',
    boxShadow: `inset 0 0 0 5px ${vars.color.focusInner}`,
  })
