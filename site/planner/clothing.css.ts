import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: '60rem',
  marginBlockStart: vars.space[8],
})
export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const summary = style({ fontWeight: vars.weight.semibold })
export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space[5]} ${vars.space[10]}`,
})
export const person = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })
export const parts = style({ display: 'grid', gap: vars.space[2], margin: 0 })
export const part = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const notes = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5], margin: 0 })
export const small = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
