import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const shine = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-40% 0' } })
const { skeleton, skeletonShine } = vars.color

const grey = style({
  background: `linear-gradient(100deg, ${skeleton} 40%, ${skeletonShine} 50%, ${skeleton} 60%) 0 0 / 300% 100%`,
  animation: `${shine} ${vars.duration.drift} linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', background: skeleton } },
  selectors: {
    // Ink and ground only: an outline, for a block of ink would be read as a picture.
    "[data-theme^='lv'] &": { animation: 'none', background: 'none', border: `${vars.line.hair} dashed ${vars.color.border}` },
  },
})

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  selectors: {
    "&[data-variant='row']": {
      gridTemplateColumns: '8.5rem minmax(0, 1fr)',
      gap: vars.space[4],
      minBlockSize: '12rem',
      paddingBlock: vars.space[5],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
    "&[data-variant='suggestion']": {
      gridTemplateColumns: '3.5rem minmax(0, 1fr)',
      alignItems: 'center',
      minBlockSize: vars.size.controlLg,
      padding: '.5rem .75rem',
    },
  },
  '@container': {
    'page (min-width: 40rem)': {
      selectors: { "&[data-variant='row']": { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space[6] } },
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
      "[data-variant='tall'] > &": { aspectRatio: '4 / 5' },
      "[data-variant='row'] > &": { aspectRatio: '4 / 3' },
      "[data-variant='suggestion'] > &": { aspectRatio: '4 / 3', borderRadius: vars.radius.sm },
    },
  },
])
export const lines = style({ display: 'grid', gap: '.7rem', alignContent: 'start' })
export const line = style([
  grey,
  {
    blockSize: '.9rem',
    inlineSize: '92%',
    borderRadius: vars.radius.sm,
    selectors: {
      '&:first-child': { blockSize: '1.25rem', inlineSize: '80%' },
      '&:nth-child(3n + 2)': { inlineSize: '55%' },
      "[data-variant='text'] > * > &": { blockSize: '.9rem', inlineSize: '96%' },
      "[data-variant='text'] > * > &:last-child": { inlineSize: '62%' },
    },
  },
])
