import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const find = style({ ...grid, gap: vars.space[2] })
export const findForm = style({
  ...grid,
  gap: vars.space[3],
  alignItems: 'end',
  '@container': { [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const days = style({ ...grid, gap: vars.space[6] })
export const day = style({ ...grid, gap: vars.space[3] })
export const dayTitle = style({ fontSize: vars.text.h3 })
export const stops = style({ ...grid, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const readStops = style({ ...grid, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const stopHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
})
export const conflict = style({ selectors: { '&:not(:empty)': { marginBlockStart: vars.space[3] } } })
export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space[1] })
export const log = style({ ...grid, gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
export const when = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
