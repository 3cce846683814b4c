import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'
import { pillShape, pillStates } from './pill.ts'

const { color } = vars

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: {
    '&[data-scrolled]': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      padding: `${vars.space[2]} ${vars.space.gutter}`,
    },
    "[data-text='150'] &[data-scrolled], [data-text='200'] &[data-scrolled]": {
      flexWrap: 'wrap',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
  // On a page this wide the row does not extend into the gutters, which are all the space beside the content.
  '@container': { [from.full]: { selectors: { '&[data-scrolled]': { marginInline: 0, paddingInline: 0 } } } },
})
export const pill = style({
  ...pillShape,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    ':not([data-scrolled]) > &': { whiteSpace: 'normal' },
    '[data-scrolled] > &': { flex: 'none' },
    ...pillStates('&[data-selected]'),
    '&:disabled': {
      background: color.surface,
      borderStyle: 'dashed',
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@container': {
    // On a phone with the largest text a name of 13 letters fits beside the cross.
    'page (max-width: 18rem)': { selectors: { "[data-text='200'] &": { paddingInline: '.45rem' } } },
  },
})
export const icon = iconRoot
export const count = style({
  flex: 'none',
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-selected] > &': { color: 'inherit' } },
})
markChosen(`${pill}[data-selected]`)

export const skin = { root, pill, icon, count }
