import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  fontVariantNumeric: 'lining-nums',
  lineHeight: '1.2',
  letterSpacing: '-.01em',
  // A number has no-break spaces, so a price that is wider than its box must break somewhere.
  overflowWrap: 'anywhere',
  '@container': {
    // On a phone with the largest text a price is smaller, so that it does not break.
    'page (max-width: 21rem)': { selectors: { "&[data-size='lg']": { fontSize: vars.text.lg } } },
  },
  selectors: {
    "&[data-size='lg']": { fontSize: 'clamp(1.75rem, 2.4cqi, 2.25rem)', fontWeight: vars.weight.semibold },
  },
})
// On a phone with the largest text the prefix is above the number.
export const prefix = style({ '@container': { 'page (max-width: 21rem)': { display: 'block' } } })
export const value = style({
  fontWeight: vars.weight.semibold,
  selectors: {
    "[data-size='sm'] > &": { fontSize: vars.text.sm },
    "[data-size='md'] > &": { fontSize: vars.text.lg },
  },
})

export const skin = { root, prefix, value }
