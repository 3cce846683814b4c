import { globalStyle, style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { ringInside } from '../Card/ringInside.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { kind, kindIcon, heading, link, facts, fact, factIcon, summary } from '../Card/text.css.ts'

/** A phone with the largest text, which has no room beside a picture. */
const narrowest = 'page (max-width: 21rem)'

const beside = `min(${vars.space[2]}, ${vars.space.gutter})`

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'start',
  // Padding for the focus ring, outside the column, so that the text stays aligned with it.
  marginInline: `calc(-1 * ${beside})`,
  padding: `${vars.space[4]} ${beside}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: beside,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
    '&[data-picture]': { gridTemplateColumns: '6rem minmax(0, 1fr)' },
  },
  '@container': {
    [narrowest]: { selectors: { '&[data-picture]': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [from.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: vars.space[6],
      alignItems: 'center',
      selectors: { '&[data-picture]': { gridTemplateColumns: '9rem minmax(0, 1fr) auto' } },
    },
  },
})
ringInside(root)
export const picture = style([frame, { aspectRatio: '4 / 3', borderRadius: vars.radius.md }])
// If pictures are off, their alternative text needs no column of its own.
globalStyle(`[data-images='off'] ${root}[data-picture]`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`[data-images='off'] ${root}[data-picture] > *`, { gridColumn: 'auto' })
export const body = style({ display: 'grid', gap: '.4rem', minInlineSize: 0 })
export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: `underline ${vars.color.actionEdge}`,
  textDecorationThickness: vars.line.thick,
})
export const attach = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  selectors: { '[data-picture] > &': { gridColumn: 2 } },
  '@container': {
    [narrowest]: { flexWrap: 'wrap', selectors: { '[data-picture] > &': { gridColumn: 'auto' } } },
    [from.medium]: { selectors: { '[data-picture] > &': { gridColumn: 'auto' } } },
  },
})

export const skin = { kind, kindIcon, heading, link, facts, fact, factIcon, summary, root, picture, body, mark, attach }
