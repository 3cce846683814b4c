import { visuallyHidden, wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { markChosen } from '@tropa/library/theme/forced-colors.ts'
import { style } from '@vanilla-extract/css'

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...wrap, ...grid, gap: vars.space[6], paddingBlock: `${vars.space[6]} ${vars.space[16]}` })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[8]}`,
})
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  color: vars.color.textMuted,
})
export const step = style({
  counterIncrement: 'step',
  selectors: {
    '&::before': { content: 'counter(step) ". "', fontVariantNumeric: 'tabular-nums' },
    '&[aria-current]': { color: vars.color.text, fontWeight: vars.weight.semibold },
  },
})
markChosen(`${step}[aria-current]`)
export const columns = style({
  ...grid,
  gap: vars.space[8],
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)' } },
})
export const main = style({ ...grid, gap: vars.space[6] })
export const panel = style({
  ...grid,
  gap: vars.space[4],
  minInlineSize: 0,
  margin: 0,
  padding: vars.space[4],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  '@container': {
    [from.small]: { padding: vars.space[6] },
    // A phone with text of 200 %.
    'page (max-width: 15rem)': { padding: vars.space[2] },
  },
})
/** Follows the reader where the window is tall enough to show all of it. */
export const summary = style([
  panel,
  {
    '@container': {
      [from.wide]: { '@media': { '(min-height: 45rem)': { position: 'sticky', insetBlockStart: vars.space[6] } } },
    },
  },
])
export const title = style({ fontSize: `min(${vars.text.xl}, 10cqi)`, fontWeight: vars.weight.semibold })
/** Out of the border that browsers put it on. */
export const legend = style([title, { float: 'inline-start', inlineSize: '100%', padding: 0 }])
export const list = style({ ...grid, margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  ...grid,
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: 0 } },
})
export const lineTitle = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
})
export const total = style([
  sum,
  {
    paddingBlockStart: vars.space[3],
    borderBlockStart: `${vars.line.thick} solid ${vars.color.text}`,
    fontSize: vars.text.lg,
    fontWeight: vars.weight.semibold,
  },
])
export const fields = style({
  ...grid,
  gap: vars.space[5],
  alignItems: 'start',
  '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const clock = style({ fontVariantNumeric: 'tabular-nums' })
export const hidden = style(visuallyHidden)
export const of = style([quiet, { display: 'block', fontWeight: vars.weight.regular }])
