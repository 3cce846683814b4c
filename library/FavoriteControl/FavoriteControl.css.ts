import { keyframes, style } from '@vanilla-extract/css'
import { cardControl, disabledCardControl } from '../Card/cardControl.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

const { color } = vars
const beat = keyframes({ '50%': { transform: 'scale(.8)' } })

export const root = style({
  ...cardControl,
  justifyContent: 'center',
  minInlineSize: vars.size.target,
  selectors: {
    '&[data-icon-only]': { padding: 0 },
    '&:hover:not([aria-disabled], :disabled)': { borderColor: color.text },
    "&:hover:not([aria-disabled], :disabled, [aria-pressed='true'])": { background: color.quietHover },
    '&:active:not([aria-disabled], :disabled)': { background: color.quietPressed },
    "&[aria-pressed='true']": { borderColor: color.selectedEdge, background: color.selected, color: color.onSelected },
    '&[data-pending]': { cursor: 'progress', borderStyle: 'dashed' },
    '&:disabled': disabledCardControl,
    "[data-theme^='lv'] &": { boxShadow: 'none', borderRadius: 0, borderWidth: vars.line.thick },
    "[data-theme^='lv'] &[aria-pressed='true']": { background: color.text, color: color.bg },
    '&&:focus-visible': { boxShadow: `0 0 0 2px ${color.focusInner}` },
  },
})
export const icon = style([
  iconRoot,
  {
    selectors: {
      "[aria-pressed='true'] > &": { fill: 'currentColor' },
      '[data-pending] > &': { animation: `${beat} ${vars.duration.drift} ${vars.easing.river} infinite` },
      "[data-theme^='lv'] [data-pending] > &": { animation: 'none' },
    },
    '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '[data-pending] > &': { animation: 'none' } } } },
  },
])
export const label = style({})
markChosen(`${root}[aria-pressed='true']`)

export const skin = { root, icon, label }
