import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The browser's own control is invisible above the drawn one, so that touch, magnifiers and voice control find it. */
export const input = style({
  position: 'absolute',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  // The words beside it may be much taller; on focus they are scrolled into view too, above the bars of a phone.
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
