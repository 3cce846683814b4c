import { keyframes, style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars
const beat = keyframes({ '50%': { transform: 'scale(.8)' } })

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '.45rem',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  padding: '.3rem .95rem .3rem .7rem',
  border: `${vars.line.hair} solid ${color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  boxShadow: vars.elevation[1],
  selectors: {
    '&[data-icon-only]': { padding: 0 },
    '&:hover:not([aria-disabled], :disabled)': { borderColor: color.text },
    '&:active:not([aria-disabled], :disabled)': { background: color.quietPressed },
    "&[aria-pressed='true']": { borderColor: color.selectedEdge, background: color.selected, color: color.onSelected },
    '&[data-pending]': { cursor: 'progress', borderStyle: 'dashed' },
    '&:disabled': {
      border: `${vars.line.hair} dashed ${vars.color.border}`,
      background: 'transparent',
      color: color.textDisabled,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
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

export const skin = { root, icon, label }
