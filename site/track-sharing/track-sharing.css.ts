import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...wrap, ...grid, gap: vars.space[5], paddingBlock: `${vars.space[4]} ${vars.space[12]}` })
export const section = style({
  ...grid,
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  '@media': { print: { display: 'none' } },
})
export const head = style({ ...grid, gap: vars.space[2] })
export const lead = style({ maxInlineSize: vars.size.measure, color: vars.color.textMuted })
export const parts = style({
  ...grid,
  gap: vars.space[5],
  '@container': { [from.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
// As high as the form beside it: its text at the top, and its field aligned with the other's, whose text is longer.
globalStyle(`${parts} > section`, {
  alignContent: 'start',
  '@container': { [from.wide]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' } },
})
// The form beside it may be higher because of its errors; buttons keep their height.
globalStyle(`${parts} > section > form`, { alignContent: 'start' })
export const wholeRow = style({ gridColumn: '1 / -1' })
export const address = style({
  minBlockSize: vars.size.target,
  inlineSize: '100%',
  paddingInline: vars.space[3],
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
})
export const addressLabel = style({ ...grid, gap: vars.space[1], maxInlineSize: '40rem' })
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
