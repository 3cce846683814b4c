import { style } from '@vanilla-extract/css'
import * as alert from '../Alert/Alert.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style([
  alert.root,
  { selectors: { '&:focus': { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: '2px' } } },
])
export const icon = alert.icon
export const body = alert.body
export const title = style([
  alert.title,
  { font: 'inherit', fontWeight: vars.weight.semibold, letterSpacing: 'inherit' },
])
export const list = style({ display: 'grid' })
export const item = style({ overflowWrap: 'anywhere' })
export const link = style({
  display: 'inline-block',
  // As tall as a target, with the same distance between one-line messages as between longer ones.
  paddingBlock: `max(0px, calc((${vars.size.target} - 1lh) / 2))`,
  color: vars.color.text,
})

export const skin = { root, icon, body, title, list, item, link }
