import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

const cell = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  paddingInline: vars.space[2],
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
})
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[6],
})
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })
export const item = style({})
export const link = style([
  cell,
  {
    selectors: {
      '&:hover': { background: vars.color.quietHover, color: vars.color.text },
      "[data-theme^='lv'] &": { textDecoration: 'underline', textDecorationThickness: vars.line.hair },
    },
  },
])
export const current = style([
  cell,
  {
    background: vars.color.selected,
    color: vars.color.onSelected,
    boxShadow: `inset 0 0 0 ${vars.line.thick} ${vars.color.selectedEdge}`,
    fontWeight: vars.weight.semibold,
    selectors: {
      '&:hover': { color: vars.color.onSelected },
      "[data-theme^='lv'] &": { background: vars.color.text, color: vars.color.bg },
    },
  },
])
export const gap = cell
export const icon = iconRoot
export const more = style({})
markChosen(current)

export const skin = { root, list, item, link, current, gap, icon, more }
