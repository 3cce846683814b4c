import { keyframes, style } from '@vanilla-extract/css'
import { wide } from '../EventRow/row-width.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import type { SkeletonVariant } from './Skeleton.tsx'

const shine = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-40% 0' } })
const { skeleton, skeletonShine } = vars.color
const is = (variant: SkeletonVariant) => `&[data-variant='${variant}']`
const inside = (variant: SkeletonVariant) => `[data-variant='${variant}'] > &`
const hair = `${vars.line.hair} solid ${vars.color.border}`

const narrowest = 'page (max-width: 22rem)'
const beside = 'page (min-width: 40rem)'

const grey = style({
  backgroundColor: skeleton,
  backgroundImage: `linear-gradient(100deg, ${skeleton} 40%, ${skeletonShine} 50%, ${skeleton} 60%)`,
  backgroundSize: '300% 100%',
  animation: `${shine} ${vars.duration.drift} linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', backgroundImage: 'none' } },
  selectors: {
    // These themes have two colours: an outline, because a filled block would look like a picture.
    "[data-theme^='lv'] &": {
      animation: 'none',
      backgroundColor: 'transparent',
      backgroundImage: 'none',
      border: `${vars.line.hair} dashed ${vars.color.border}`,
    },
  },
})

/** A card with its own background: the picture reaches the edges, the lines are inset. */
const framed = {
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  gap: 0,
}

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  selectors: {
    [is('guide')]: framed,
    [is('track')]: framed,
    [is('row')]: {
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      gap: vars.space[4],
      minBlockSize: '12rem',
      paddingBlock: vars.space[5],
      borderBlockStart: hair,
    },
    [`${is('row')}:first-child`]: { borderBlockStart: 0, paddingBlockStart: 0 },
    [is('event')]: {
      gridTemplateColumns: '5.25rem minmax(0, 1fr)',
      gap: vars.space[4],
      minBlockSize: '9rem',
      paddingBlock: vars.space[4],
      borderBlockEnd: hair,
    },
    [is('result')]: {
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      gap: vars.space[4],
      minBlockSize: '9rem',
      paddingBlock: vars.space[4],
      borderBlockStart: hair,
    },
    [is('suggestion')]: {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: vars.size.controlLg,
      padding: '.5rem .75rem',
    },
    // A card has a border and padding only in the low-vision themes.
    [`[data-theme^='lv'] ${is('card')}, [data-theme^='lv'] ${is('tall')}`]: {
      border: `${vars.line.card} solid ${vars.color.border}`,
      padding: vars.space[4],
    },
  },
  '@container': {
    [narrowest]: {
      selectors: {
        [is('row')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [is('event')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    [beside]: { selectors: { [is('row')]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[6] } } },
    [from.medium]: {
      selectors: {
        [is('result')]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: vars.space[6], alignContent: 'center' },
      },
    },
    [wide]: {
      selectors: {
        [is('event')]: {
          gridTemplateColumns: '10.5rem 9rem minmax(0, 1fr)',
          columnGap: vars.space[8],
          alignContent: 'center',
          minBlockSize: 0,
          paddingBlock: vars.space[3],
        },
      },
    },
  },
})
export const picture = style([
  grey,
  {
    aspectRatio: '3 / 2',
    borderRadius: vars.radius.lg,
    alignSelf: 'start',
    selectors: {
      [inside('tall')]: { aspectRatio: '4 / 5' },
      [inside('row')]: { aspectRatio: '4 / 3' },
      [inside('guide')]: { borderRadius: 0 },
      [inside('track')]: { aspectRatio: '16 / 10', borderRadius: 0 },
      // The date on a narrow page, the picture on a wide one.
      [inside('event')]: { aspectRatio: 'auto', blockSize: '3.25rem' },
      [inside('result')]: { aspectRatio: '4 / 3', borderRadius: vars.radius.md },
      [inside('suggestion')]: { aspectRatio: '4 / 3', borderRadius: vars.radius.sm },
      "[data-images='off'] &": { display: 'none' },
    },
    '@container': {
      [wide]: { selectors: { [inside('event')]: { gridColumn: 2, aspectRatio: '20 / 13', blockSize: 'auto' } } },
    },
  },
])
export const lines = style({
  gridColumnEnd: -1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.4rem',
  alignContent: 'start',
  selectors: {
    [inside('text')]: { gap: 0 },
    [inside('guide')]: { padding: vars.space[5] },
    [inside('track')]: { padding: vars.space[5] },
    [inside('event')]: { alignSelf: 'center' },
  },
})
/** As high as the line of text that it replaces; the drawn bar is a little lower. */
export const line = style([
  grey,
  {
    fontSize: vars.text.sm,
    lineHeight: vars.leading.snug,
    blockSize: '1lh',
    paddingBlock: '.2em',
    backgroundClip: 'content-box',
    inlineSize: '92%',
    borderRadius: vars.radius.md,
    selectors: {
      '&:first-child': { fontSize: '1.1875rem', lineHeight: '1.25', inlineSize: '80%' },
      '&:nth-child(3n + 2)': { inlineSize: '55%' },
      "[data-variant='text'] > * > &": { fontSize: vars.text.md, lineHeight: vars.reading.leading, inlineSize: '96%' },
      "[data-variant='text'] > * > &:last-child": { inlineSize: '62%' },
    },
  },
])

export const skin = { root, picture, lines, line }
