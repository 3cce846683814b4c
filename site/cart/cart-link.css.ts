import { visuallyHidden } from '@tropa/library/layout.ts'
import { below, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const link = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.quietHover } },
  '@container': { [below.wide]: { selectors: { '&[data-empty]': { display: 'none' } } } },
})
export const label = style(visuallyHidden)
export const count = style({
  position: 'absolute',
  insetBlockStart: '-.1rem',
  insetInlineEnd: '-.2rem',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.3rem',
  blockSize: '1.3rem',
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
