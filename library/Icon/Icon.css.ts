import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { arrowRight, chevronLeft, chevronRight } from './icons.ts'

const square = (side: string) => ({ inlineSize: side, blockSize: side })

export const root = style({
  ...square(vars.size.icon),
  display: 'inline-block',
  flex: 'none',
  // Sits on the text line as a letter would.
  verticalAlign: '-.28em',
  selectors: {
    "&[data-size='sm']": square(vars.size.iconSm),
    "&[data-size='lg']": square(vars.size.iconLg),
    "[data-theme^='lv'] &": { color: 'inherit', strokeWidth: 2.25 },
  },
})

/**
 * What points along the line points the other way where lines run from right to left. Not by the
 * pseudo-class for directions, of which the build makes a list of languages.
 */
const pointing = [arrowRight, chevronLeft, chevronRight].map((path) => `[d='${path}']`).join(', ')
globalStyle(`[dir='rtl'] ${root} > path:is(${pointing})`, { transformOrigin: 'center', transform: 'scaleX(-1)' })

export const skin = { root }
