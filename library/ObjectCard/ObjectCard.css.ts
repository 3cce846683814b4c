import { globalStyle, style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { ringInside } from '../Card/ringInside.ts'
import { vars } from '../theme/contract.css.ts'
import { kind, kindIcon, heading, link, facts, fact, factIcon, summary } from '../Card/text.css.ts'

const isRow = "[data-variant='row'] > &"
const isGuide = "[data-variant='guide'] > &"
/** With large text the inset shrinks, so that the words have more width. */
const guideInset = `min(${vars.space[5]}, 5.5cqi)`
/** With `:where` it has no specificity, so that later rules can override it. */
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
    // On a phone the buttons of a row share one line under the picture.
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

const withoutImages = "[data-images='off'] &"
const inset = '.6rem'
/** A line under the text; on a card with a picture its parts are in the picture's corners. */
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
/** On a phone with the largest text a control that does not fit beside the first button shares the next line. */
const rowAttach = `[data-variant='row'] > * > ${attach}`
const whereNarrow = { 'page (max-width: 21rem)': { display: 'contents' } } as const
globalStyle(rowAttach, { '@container': whereNarrow })
/** `attach` has no box then, so its children are raised above the link of the card. */
globalStyle(`${rowAttach} > *`, { position: 'relative', zIndex: 1 })
export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: {
    // Above the picture, which has a stacking context by a filter of the dark theme; presses reach the card's link.
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
/** In the corner opposite the badges, which leave it free. */
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
