import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...wrap,
  ...stack,
  gap: vars.space[6],
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
})
export const ticket = style({ ...stack, gap: vars.space[5], maxInlineSize: '66rem' })
/** One sheet of paper. */
globalStyle(`:root:has(${ticket})`, { '@media': { print: { fontSize: '75%' } } })
export const form = style({
  ...stack,
  gap: vars.space[4],
  maxInlineSize: '30rem',
  justifyItems: 'start',
})
export const field = style({ inlineSize: '100%' })
export const text = style({ maxInlineSize: vars.size.measure })
export const quiet = style([text, { color: vars.color.textMuted }])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
