import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** A count beside an icon or a word. */
export const countBadge = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  paddingInline: '.35rem',
  borderRadius: vars.radius.pill,
  background: vars.color.action,
  color: vars.color.onAction,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    "[data-theme^='lv'] &": {
      background: vars.color.bg,
      color: vars.color.text,
      border: `${vars.line.hair} solid ${vars.color.text}`,
    },
  },
})

/** On the corner of the icon; what it stands in is `position: relative`. */
export const onCorner = {
  position: 'absolute',
  insetBlockStart: '-.1rem',
  insetInlineEnd: '-.2rem',
  minInlineSize: '1.3rem',
  blockSize: '1.3rem',
} as const

/**
 * On a phone with the largest text the icon grows less than the text, so the badge moves out to keep the icon
 * visible.
 */
export const onCornerOfLargest = {
  insetBlockStart: '-.35rem',
  insetInlineEnd: '-.6rem',
  minInlineSize: '1.1rem',
  blockSize: '1.1rem',
  paddingInline: '.2rem',
} as const
