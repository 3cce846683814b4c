import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...wrap, ...stack, gap: vars.space[6], paddingBlock: `${vars.space[6]} ${vars.space[12]}` })
export const section = style({ ...stack, gap: vars.space[3] })
export const sales = style({ ...stack, gap: vars.space[4] })
export const quiet = style({ color: vars.color.textMuted, maxInlineSize: vars.size.measure })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const period = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[4] })
export const day = style({ ...stack, gap: vars.space[1], fontWeight: vars.weight.medium })
export const dayInput = style({
  minBlockSize: '2.75rem',
  padding: `0 ${vars.space[3]}`,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
})
export const scrolled = style({ overflowX: 'auto' })
export const table = style({ borderCollapse: 'collapse', minInlineSize: '100%' })
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} thead th`, { color: vars.color.textMuted, fontSize: vars.text.sm })
export const webhook = style({ ...stack, gap: vars.space[3] })
export const field = style({ maxInlineSize: '34rem' })
export const secret = style({ overflowWrap: 'anywhere' })
