import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
})
export const terms = style([quiet, { ...grid, gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' }])
export const order = style({ ...grid, gap: vars.space[4] })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
export const title = style({ fontSize: vars.text.lg, fontWeight: vars.weight.semibold })
export const list = style({ ...grid, margin: 0, padding: 0, listStyle: 'none' })
export const item = style({
  ...grid,
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
export const itemTitle = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
export const tickets = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
export const code = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[3] })
export const panel = style({
  ...grid,
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})
export const refund = style({ ...grid, gap: vars.space[3], paddingBlock: vars.space[3] })
/** Closed, it stays in the ticket's line; opened, it takes a line of its own. */
export const ticketRefund = style({ selectors: { '&[open]': { flexBasis: '100%' } } })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: vars.color.link,
  cursor: 'pointer',
  textDecoration: 'underline',
})
