import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const form = style({ ...stack, gap: vars.space[5] })
export const fields = style({ ...stack, gap: vars.space[5] })
export const grid = style([
  fields,
  { '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } } },
])
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

/** @param place of the choice among the options, from 1 */
const shownBy = (place: number) =>
  `form:has([data-decides] label:nth-child(${place}) input:checked) &[data-when="${place}"]`
const shown = { display: 'grid' } as const

/** In browsers that support `:has`, a dependent field appears as soon as its option is chosen, even without scripts. */
export const conditional = style({
  display: 'grid',
  '@supports': {
    'selector(:has(*))': {
      display: 'none',
      selectors: { [shownBy(1)]: shown, [shownBy(2)]: shown, [shownBy(3)]: shown, [shownBy(4)]: shown },
    },
  },
})
