import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  fontVariantNumeric: 'lining-nums',
  lineHeight: '1.2',
  letterSpacing: '-.01em',
  // The spaces within a number do not break.
  overflowWrap: 'anywhere',
  '@container': {
    // A phone with the largest text: smaller rather than broken.
    'page (max-width: 21rem)': { selectors: { "&[data-size='lg']": { fontSize: vars.text.lg } } },
  },
  selectors: {
    "&[data-size='lg']": { fontSize: 'clamp(1.75rem, 2.4cqi, 2.25rem)', fontWeight: vars.weight.semibold },
  },
})
// Above the number rather than within it.
export const prefix = style({ '@container': { 'page (max-width: 21rem)': { display: 'block' } } })
export const value = style({
  fontWeight: vars.weight.semibold,
  selectors: {
    "[data-size='sm'] > &": { fontSize: vars.text.sm },
    "[data-size='md'] > &": { fontSize: vars.text.lg },
  },
})

export const skin = { root, prefix, value }
