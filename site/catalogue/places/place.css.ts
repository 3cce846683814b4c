import { root as button } from '@tropa/library/Button/Button.css.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export {
  aside,
  block,
  columns,
  foot,
  heading,
  lead,
  offer,
  offers,
  page,
  quiet,
  text,
} from '../objects/object-page.css.ts'

export const nearby = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const nearbyList = style({ minInlineSize: 0 })
export const more = style({ display: 'flex', flexDirection: 'column' })
/** Hidden while the rest of this page is folded, so that there is one way to see more places at a time. */
export const nearbyPages = style({ selectors: { [`${more}:not([open]) + &`]: { display: 'none' } } })
export const moreButton = style([
  button,
  {
    alignSelf: 'flex-start',
    marginBlockStart: vars.space[4],
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  },
])
export const nearbyMap = style({
  minInlineSize: 0,
  '@container': { [from.wide]: { position: 'sticky', insetBlockStart: '6rem' } },
})
