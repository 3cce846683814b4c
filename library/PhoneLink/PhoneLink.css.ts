import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    'a&': { whiteSpace: 'nowrap' },
    "[data-theme^='lv'] a&": { whiteSpace: 'normal' },
  },
  // On a phone with large text a number does not fit in one line.
  '@container': { 'page (max-width: 21rem)': { selectors: { 'a&': { whiteSpace: 'normal' } } } },
})

export const skin = { root }
