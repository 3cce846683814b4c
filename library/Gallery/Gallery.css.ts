import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({ overflowX: 'auto', scrollSnapType: 'x proximity', scrollbarWidth: 'thin' })
/** Most of the page, so that the next picture looks in. */
const slide = 'min(80cqi, 22rem)'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: slide,
  gap: vars.space[4],
  '@container': {
    [from.medium]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', gap: vars.space[6] },
  },
})
export const item = style({ scrollSnapAlign: 'start' })
export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
export const caption = style({ fontSize: vars.text.sm, color: vars.color.textMuted, lineHeight: vars.leading.snug })
