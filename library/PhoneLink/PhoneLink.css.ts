import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { "[data-theme^='lv'] &": { whiteSpace: 'normal' } },
})
