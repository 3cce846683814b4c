import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * The place of a picture until it comes. Of ink and ground only an edge: a block of ink would be read as a
 * picture, and a white one dazzles.
 */
export const awaited = style({
  background: vars.color.skeleton,
  selectors: {
    "[data-theme^='lv'] &": { background: 'none', boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.border}` },
  },
})
