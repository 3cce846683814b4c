import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export { block, dish, heading, offer, offers } from '../objects/object-page.css.ts'

export const menuPart = style({ display: 'grid', gap: vars.space[2] })
export const menuTitle = style({ fontFamily: vars.font.text, fontSize: vars.text.md })
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  '@container': { [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
