import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { mapAnchor } from '../../map/map-view.ts'

export const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const page = style([wrap, column, { gap: vars.space[6], paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])
export const head = style({ display: 'grid', gap: vars.space[2] })
export const found = style({ color: vars.color.textMuted })
export const narrow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'center',
  minInlineSize: 0,
})

/** Filters, the list, and the map, beside each other as far as there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': {
    [from.medium]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [from.full]: { gridTemplateColumns: '15.5rem minmax(0, 1fr) minmax(0, 28rem)' },
  },
  '@media': { print: { display: 'block' } },
})
/** One row on a phone; beside the list, one under another. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
  '@container': {
    [from.medium]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
})
/** A row of its own under the links to categories. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[2],
  flexBasis: '100%',
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
})
/** An open one takes the whole row. */
globalStyle(`:is(${filters}, ${tools}) > details[open]`, { flexBasis: '100%', minInlineSize: 0 })
/** Not printed, because on paper its pins have no names. */
globalStyle(`${columns}:not([data-view='map']) #${mapAnchor}`, { '@media': { print: { display: 'none' } } })
/** Receives focus from a retry button that is removed, and is no tab stop. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { print: { display: 'block', columns: 2, columnGap: vars.space[8] } },
})
/** As tall as the cards beside it. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
