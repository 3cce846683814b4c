import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * The browser's own box or dot lies unseen over the drawn one, so that a finger, a
 * magnifier and a voice command find it.
 */
export const input = style({
  position: 'absolute',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  // The words beside it may be much taller: with focus they come into view too, above the bars of a phone.
  scrollMarginBlockEnd: '9rem',
})
export const text = style({ minInlineSize: 0 })
export const hint = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.text.xs })
export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
