import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[6],
    paddingBlock: `${vars.space[10]} ${vars.space[12]}`,
  },
])
export const head = style({ overflowWrap: 'anywhere' })
export const form = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], maxInlineSize: '48rem' })
export const input = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  minBlockSize: vars.size.controlLg,
  paddingInline: vars.space[4],
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
})
export const quiet = style({ color: vars.color.textMuted })
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
