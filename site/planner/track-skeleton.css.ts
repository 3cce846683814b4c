import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const skeleton = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[10]}` })
/** As wide as a number and its word. */
export const stat = style({ inlineSize: '6.5rem' })
/** As high as a row of buttons. */
export const tools = style({ display: 'grid', alignContent: 'center', minBlockSize: vars.size.control })
/** Framed like a stop of the plan. */
export const stop = style({
  paddingInline: '.6rem',
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  minBlockSize: '5.3rem',
  display: 'grid',
  alignItems: 'center',
})
