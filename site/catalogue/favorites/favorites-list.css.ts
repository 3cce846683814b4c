import { wrap } from '@tropa/library/layout.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
export const page = style({
  ...wrap,
  ...column,
  gap: vars.space[6],
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
})
export const head = style({ ...column, gap: vars.space[2] })
export const quiet = style({ color: vars.color.textMuted })
export const list = style({ ...column, gap: vars.space[8] })
export const group = style({ ...column, gap: vars.space[4] })
export const title = style({ fontSize: vars.text.h3 })
export const rows = style(column)
/** As tall as the cards beside it. */
export const item = style({ ...column, minInlineSize: 0 })
/** Without scripts no list is loaded. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
