import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
})
export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium, lineHeight: vars.leading.snug })
export const required = style({ color: vars.color.textMuted, fontSize: vars.text.xs, fontWeight: vars.weight.regular })
export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.xs, lineHeight: vars.leading.snug })
export const error = style({
  display: 'flex',
  gap: '.4em',
  color: vars.color.danger,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const errorIcon = iconRoot
