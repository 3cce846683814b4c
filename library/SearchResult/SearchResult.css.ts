import { globalStyle, style } from '@vanilla-extract/css'
import { root as categoryRoot } from '../Category/Category.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export { icon as kindIcon } from '../Category/Category.css.ts'
export { root as facts, fact, icon as factIcon } from '../Facts/Facts.css.ts'
export { heading, link } from '../ObjectCard/title.css.ts'

/** A phone with the largest text: no room beside a picture. */
const narrowest = 'page (max-width: 21rem)'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 9rem',
  selectors: { '&[data-picture]': { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
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
globalStyle(`${root} a:focus-visible::after`, { outlineOffset: '-3px', boxShadow: `inset 0 0 0 5px ${vars.color.focusInner}` })
export const picture = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: vars.color.skeleton,
  selectors: { "[data-theme='dark'] &": { filter: 'brightness(.92)' } },
})
globalStyle(`${picture} > *, ${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
globalStyle(`[data-images='off'] ${picture}`, { display: 'none' })
globalStyle(`[data-images='off'] ${root}[data-picture]`, { gridTemplateColumns: 'minmax(0, 1fr) auto' })
export const body = style({ display: 'grid', gap: '.4rem', minInlineSize: 0 })
export const kind = style([categoryRoot, { justifySelf: 'start' }])
export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: `underline ${vars.color.actionEdge}`,
  textDecorationThickness: vars.line.thick,
})
export const summary = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const attach = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  selectors: { '[data-picture] > &': { gridColumn: 2 } },
  '@container': {
    [narrowest]: { selectors: { '[data-picture] > &': { gridColumn: 'auto' } } },
    [from.medium]: { selectors: { '[data-picture] > &': { gridColumn: 'auto' } } },
  },
})
