import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

/** Cards of equal rank, as many beside each other as their room holds. */
export const cardGrid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
