import { wrap } from '@tropa/library/layout.ts'
import { titleSize, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style({
  ...wrap,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxInlineSize: '32rem',
  paddingBlock: vars.space[16],
})
export const title = style({ fontSize: titleSize('h2') })
