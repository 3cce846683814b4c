import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * The placeholder of a picture that is loading. In two-colour themes it is only an outline: a filled block would look
 * like a picture or dazzle.
 */
export const awaited = style({
  background: vars.color.skeleton,
  selectors: {
    "[data-theme^='lv'] &": { background: 'none', boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.border}` },
  },
})
