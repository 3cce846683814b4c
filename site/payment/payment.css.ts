import { wrap } from '@tropa/library/layout.ts'
import { titleSize, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  ...wrap,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '40rem',
  paddingBlock: vars.space[10],
})
export const title = style({ fontSize: titleSize('h2') })
export const subtitle = style({ fontSize: vars.text.h3 })
export const part = style({ display: 'grid', gap: vars.space[3] })
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const tickets = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' })
