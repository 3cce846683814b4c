import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

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

export const skin = { root }
