import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { root as categoryRoot } from '../Category/Category.css.ts'

export { icon as kindIcon } from '../Category/Category.css.ts'
export { root as facts, fact, icon as factIcon } from '../Facts/Facts.css.ts'
export { heading, link } from './title.css.ts'

const isRow = "[data-variant='row'] > &"
const isGuide = "[data-variant='guide'] > &"
/** No weight of its own, so that what follows may undo it. */
const onPicture = ":where([data-picture]:not([data-variant='row']))"

/** A row before it has been drawn once; after that the browser remembers its real height. */
const rowHeight = 'auto 12rem'

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "body" "tools"',
  alignContent: 'start',
  selectors: {
    "&[data-variant='row']": {
      gridTemplateAreas: '"body" "tools"',
      columnGap: vars.space[4],
      alignItems: 'start',
      paddingBlock: vars.space[5],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
      contentVisibility: 'auto',
      containIntrinsicBlockSize: rowHeight,
    },
    "&[data-variant='row'][data-picture]": {
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"picture body" "picture tools"',
    },
    "&[data-variant='row']:first-child": { borderBlockStart: 0, paddingBlockStart: 0 },
    "&[data-variant='guide']": {
      gridTemplateRows: 'auto 1fr auto auto',
      gridTemplateAreas: '"picture" "body" "tools" "foot"',
      overflow: 'hidden',
      background: vars.color.surface,
      border: `${vars.line.card} solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
    },
    "[data-theme^='lv'] &:not([data-variant='row'])": { border: `${vars.line.card} solid ${vars.color.border}`, padding: vars.space[4] },
  },
  '@container': {
    // A phone with the largest text: no room beside a picture.
    'page (max-width: 21rem)': {
      selectors: {
        "&[data-variant='row'][data-picture]": {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'auto',
          gridTemplateAreas: '"picture" "body" "tools"',
          rowGap: vars.space[2],
        },
      },
    },
    'page (min-width: 40rem)': {
      selectors: { "&[data-variant='row'][data-picture]": { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[6] } },
    },
  },
})
globalStyle(`[data-images='off'] ${root}[data-variant='row'][data-picture]`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"body" "tools"',
})
// Inside a row that is not drawn until it is near, nothing shows outside its own box.
globalStyle(`${root}[data-variant='row'] a:focus-visible::after, ${root}[data-variant='guide'] a:focus-visible::after`, {
  outlineOffset: '-3px',
  boxShadow: `inset 0 0 0 5px ${vars.color.focusInner}`,
})

export const picture = style({
  gridArea: 'picture',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.skeleton,
  selectors: {
    "[data-variant='tall'] > &": { aspectRatio: '4 / 5' },
    [isRow]: { aspectRatio: '4 / 3' },
    [isGuide]: { borderRadius: 0 },
    "[data-images='off'] &": { display: 'none' },
    "[data-theme='dark'] &": { filter: 'brightness(.92)' },
  },
})
globalStyle(`${picture} > *, ${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const body = style({
  gridArea: 'body',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '.4rem',
  selectors: {
    [`${onPicture} > &`]: { marginBlockStart: vars.space[3] },
    [isGuide]: { margin: 0, padding: vars.space[5] },
  },
})
export const kind = style([categoryRoot, { justifySelf: 'start' }])
export const summary = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const price = style({ marginBlockStart: '.15rem' })

/** A line under the text; on a card with a picture its two parts lie in the picture's corners. */
const withoutImages = "[data-images='off'] &"
const inset = '.6rem'
export const tools = style({
  gridArea: 'tools',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  selectors: {
    [`${onPicture} > &`]: { display: 'contents' },
    [withoutImages]: { display: 'flex' },
    [isGuide]: { margin: `0 ${vars.space[5]} ${vars.space[5]}` },
  },
})
export const attach = style({
  position: 'relative',
  zIndex: 1,
  selectors: {
    [`${onPicture} &`]: { gridArea: 'picture', alignSelf: 'end', justifySelf: 'end', margin: inset },
    [withoutImages]: { margin: 0 },
  },
})
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: {
    // Above the picture, which the dark theme's filter lifts, and under the finger that means the card.
    [`${onPicture} &`]: { gridArea: 'picture', alignSelf: 'start', justifySelf: 'start', position: 'relative', zIndex: 1, margin: inset, pointerEvents: 'none' },
    [withoutImages]: { margin: 0 },
  },
})
export const foot = style({ selectors: { [isGuide]: { gridArea: 'foot' } } })
