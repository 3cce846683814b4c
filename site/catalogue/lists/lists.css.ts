import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const page = style([wrap, column, { gap: vars.space[6], paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])
export const head = style({ display: 'grid', gap: vars.space[2] })
export const found = style({ color: vars.color.textMuted })
export const narrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  minInlineSize: 0,
})

/** The list, and what stands beside it where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': { [from.full]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)' } },
})
/** Takes focus from a retry that goes away, and is no stop of its own. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
/** As tall as its neighbours. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
