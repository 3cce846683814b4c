import { below, from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { pageBar } from '../objects/page-bar.css.ts'

/** The buttons of the bar in the head of the page, where there is room. */
export const inHead = style({
  display: 'none',
  '@container': { [from.wide]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] } },
})
export const bar = style([pageBar, { gap: vars.space[1] }])
/** The buttons are side by side if their words fit. */
globalStyle(`${bar} > *`, { flex: '1 1 auto', justifyContent: 'center' })
globalStyle(`${bar} svg`, { '@container': { [below.small]: { display: 'none' } } })
