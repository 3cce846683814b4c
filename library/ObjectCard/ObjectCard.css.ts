import { globalStyle, style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { ringInside } from '../Card/ringInside.ts'
import { vars } from '../theme/contract.css.ts'
import { kind, kindIcon, heading, link, facts, fact, factIcon, summary } from '../Card/text.css.ts'

const isRow = "[data-variant='row'] > &"
const isGuide = "[data-variant='guide'] > &"
/** Large letters leave the width to words. */
const guideInset = `min(${vars.space[5]}, 5.5cqi)`
/** No weight of its own, so that what follows may undo it. */
const onPicture = ":where([data-picture]:not([data-variant='row']))"

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
    "[data-theme^='lv'] &:not([data-variant='row'])": {
      border: `${vars.line.card} solid ${vars.color.border}`,
      padding: vars.space[4],
    },
  },
  '@container': {
    // The buttons of a phone's row share one line under the picture.
    'page (max-width: 30rem)': {
      selectors: {
        "&[data-variant='row'][data-picture]": {
          gridTemplateRows: 'auto',
          gridTemplateAreas: '"picture body" "tools tools"',
        },
      },
    },
    // A narrow phone, or one with large text: no room beside a picture.
    'page (max-width: 22rem)': {
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
      selectors: {
        "&[data-variant='row'][data-picture]": {
          gridTemplateColumns: '13rem minmax(0, 1fr)',
          columnGap: vars.space[6],
        },
      },
    },
  },
})
globalStyle(`[data-images='off'] ${root}[data-variant='row'][data-picture]`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto',
  gridTemplateAreas: '"picture" "body" "tools"',
})
ringInside(`${root}[data-variant='row']`)
ringInside(`${root}[data-variant='guide']`)

export const picture = style([
  frame,
  {
    gridArea: 'picture',
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.lg,
    selectors: {
      "[data-variant='tall'] > &": { aspectRatio: '4 / 5' },
      [isRow]: { aspectRatio: '4 / 3' },
      [isGuide]: { borderRadius: 0 },
      [`[data-images='off'] ${isGuide}`]: { padding: `${vars.space[5]} ${vars.space[5]} 0` },
    },
  },
])

export const body = style({
  gridArea: 'body',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '.4rem',
  selectors: {
    [`${onPicture} > &`]: { marginBlockStart: vars.space[3] },
    [isGuide]: { margin: 0, padding: guideInset },
  },
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
    [isGuide]: { margin: `0 ${guideInset} ${guideInset}` },
  },
})
export const attach = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: {
    [`${onPicture} &`]: { gridArea: 'picture', alignSelf: 'end', justifySelf: 'end', margin: inset },
    [withoutImages]: { margin: 0 },
  },
})
/** A phone with the largest text: what has no room beside the first button shares the next line with the others. */
const rowAttach = `[data-variant='row'] > * > ${attach}`
const whereNarrow = { 'page (max-width: 21rem)': { display: 'contents' } } as const
globalStyle(rowAttach, { '@container': whereNarrow })
/** Without its box they stand over the link of the card themselves. */
globalStyle(`${rowAttach} > *`, { position: 'relative', zIndex: 1 })
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: {
    // Above the picture, which a filter of the dark theme lifts, and under the finger that means the card.
    [`${onPicture} &`]: {
      gridArea: 'picture',
      alignSelf: 'start',
      justifySelf: 'start',
      position: 'relative',
      zIndex: 1,
      margin: inset,
      maxInlineSize: `calc(100% - ${vars.size.target} - 3 * ${inset})`,
      pointerEvents: 'none',
    },
    [withoutImages]: { margin: 0 },
  },
})
/** In the corner across from the badges, which leave it free. */
export const favorite = style({
  position: 'relative',
  zIndex: 1,
  selectors: {
    [`${onPicture} &`]: { gridArea: 'picture', alignSelf: 'start', justifySelf: 'end', margin: inset },
    [withoutImages]: { margin: 0 },
  },
})
export const foot = style({ selectors: { [isGuide]: { gridArea: 'foot' } } })

export const skin = {
  kind,
  kindIcon,
  heading,
  link,
  facts,
  fact,
  factIcon,
  summary,
  root,
  picture,
  body,
  price,
  tools,
  attach,
  badges,
  favorite,
  foot,
}
