import { countBadge, onCorner } from '@tropa/library/Badge/count.css.ts'
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
export const count = style([countBadge, onCorner])
