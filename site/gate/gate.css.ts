import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({
  ...wrap,
  ...stack,
  gap: vars.space[5],
  maxInlineSize: '44rem',
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
})
export const section = style({ ...stack, gap: vars.space[3], justifyItems: 'start' })
export const field = style({ inlineSize: '100%', maxInlineSize: '30rem' })
export const quiet = style({ color: vars.color.textMuted, maxInlineSize: vars.size.measure })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const camera = style({
  inlineSize: '100%',
  maxBlockSize: '60vh',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.lg,
  background: vars.color.night,
})
/** Large enough to read at arm's length. */
export const verdict = style({ inlineSize: '100%', fontSize: vars.text.lg, minBlockSize: '5.5rem' })
