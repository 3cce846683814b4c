import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  marginBlockStart: vars.space[8],
})
export const title = style({ fontSize: vars.text.h3 })
export const count = style({ color: vars.color.textMuted })

const one = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2], minInlineSize: 0 })
/** Cards beside each other are equally tall, and their buttons are aligned. */
export const item = style([one, { gridTemplateRows: '1fr auto' }])
/** A message is not stretched to the height of the cards. */
export const notice = style([one, { alignContent: 'start' }])
export const coming = style({ '@media': { '(scripting: none)': { display: 'none' } } })
