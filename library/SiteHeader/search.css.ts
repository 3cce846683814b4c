import { globalStyle, style } from '@vanilla-extract/css'
import * as buttonSkin from '../Button/Button.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { row } from './bar.css.ts'
import { searchMode, square, wideOnly } from './header-widths.ts'

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: '9rem',
  maxInlineSize: '25rem',
  marginInlineStart: 'auto',
  '@container': {
    'page (max-width: 21rem)': { flexWrap: 'wrap' },
    // Space between its focus ring and the sign-in link.
    [from.full]: { marginInlineEnd: vars.space[2] },
    [searchMode]: {
      display: 'none',
      minInlineSize: 0,
      maxInlineSize: 'none',
      selectors: { [`[data-searching] > ${row} > &`]: { display: 'flex' } },
    },
  },
})
export const searchField = style({ flex: '1 1 8rem', minInlineSize: 0 })
// The suggestions have the width of the row, not of the field beside the button.
globalStyle(`[data-searching] > ${row} > ${search} > ${searchField} > *`, {
  '@container': { [searchMode]: { position: 'static' } },
})
export const cancel = style([buttonSkin.root])
globalStyle(`${search} > ${cancel}`, { flex: 'none', '@container': { [from.full]: { display: 'none' } } })

export const searchButton = style({
  ...square,
  selectors: { '&:hover': { background: vars.color.quietHover, color: vars.color.text } },
  '@container': { [from.full]: { display: 'none' } },
})
globalStyle(`${row} > ${searchButton}`, wideOnly)
export const account = style({ flex: 'none', ...wideOnly })
export const button = style([buttonSkin.root])
export const track = style({ flex: 'none', ...wideOnly })
export const settings = style({ flex: 'none' })
// Beside the menu, the search and the sign-in link there is room for one icon only.
globalStyle(`${settings} summary > svg + svg`, {
  '@container': { 'page (min-width: 64rem) and (max-width: 87.49rem)': { display: 'none' } },
})
export const language = style({ flex: 'none' })
