import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'
import { byCategory } from './colors.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4em',
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  selectors: byCategory((color) => ({ color })),
})
export const icon = iconRoot

export const skin = { root, icon }
