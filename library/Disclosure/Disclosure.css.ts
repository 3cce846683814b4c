import { style } from '@vanilla-extract/css'
import { dropdown, target } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

export const root = style({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' })
export const summary = style({
  ...target,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.quietHover },
    '&:active, [open] > &': { background: vars.color.quietPressed },
    '[data-selected] > &': {
      background: vars.color.selected,
      borderColor: vars.color.selectedEdge,
      color: vars.color.onSelected,
    },
    // In two-colour schemes the border shows what colours show elsewhere.
    "[data-theme^='lv'] &:hover, [data-theme^='lv'] [open] > &": {
      textDecoration: 'underline',
      textDecorationThickness: vars.line.thick,
    },
    "[data-theme^='lv'] [data-selected] > &": { background: vars.color.text, color: vars.color.bg },
  },
})
export const panel = style({
  ...dropdown,
  insetInlineStart: 0,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  inlineSize: 'max-content',
  maxInlineSize: 'min(22rem, 90cqi)',
  maxBlockSize: '70vh',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `${vars.line.card} solid ${vars.color.border}`,
})
markChosen(`[data-selected] > ${summary}`)

export const skin = { root, summary, panel }
