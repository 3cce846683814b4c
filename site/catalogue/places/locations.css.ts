import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style([wrap, { paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])
export const head = style({ display: 'grid', gap: vars.space[2], marginBlock: `${vars.space[4]} ${vars.space[6]}` })
export const found = style({ color: vars.color.textMuted })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[8]}`,
  alignItems: 'start',
  '@container': {
    [from.medium]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [from.full]: { gridTemplateColumns: '15.5rem minmax(0, 1fr) minmax(0, 28rem)' },
  },
  '@media': { print: { display: 'block' } },
})
/** Gets the focus of a retry button that is removed; Tab does not stop here. */
export const list = style({
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  '@media': { print: { columns: 2, columnGap: vars.space[8] } },
})
/** Not printed, because its pins would have no names. */
export const map = style({
  '@media': { print: { display: 'none' } },
  '@container': {
    [from.medium]: { gridColumn: '1 / -1' },
    [from.full]: { gridColumn: 'auto', position: 'sticky', insetBlockStart: '6rem' },
  },
})
