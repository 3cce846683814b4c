import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  // Large text on a phone has no room for a whole number in one line.
  '@container': { 'page (max-width: 21rem)': { whiteSpace: 'normal' } },
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { "[data-theme^='lv'] &": { whiteSpace: 'normal' } },
})
