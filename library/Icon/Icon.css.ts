import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { arrowRight, chevronLeft, chevronRight } from './icons.ts'

const square = (side: string) => ({ inlineSize: side, blockSize: side })

export const root = style({
  ...square(vars.size.icon),
  display: 'inline-block',
  flex: 'none',
  // Aligned with the text like a letter.
  verticalAlign: '-.28em',
  selectors: {
    "&[data-size='sm']": square(vars.size.iconSm),
    "&[data-size='lg']": square(vars.size.iconLg),
    "[data-theme^='lv'] &": { color: 'inherit', strokeWidth: 2.25 },
  },
})

/**
 * Icons that point along the line are mirrored in right-to-left text. Not by a pseudo-class for directions, which the
 * build expands to a list of languages.
 */
const pointing = [arrowRight, chevronLeft, chevronRight].map((path) => `[d='${path}']`).join(', ')
globalStyle(`[dir='rtl'] ${root} > path:is(${pointing})`, { transformOrigin: 'center', transform: 'scaleX(-1)' })

export const skin = { root }
