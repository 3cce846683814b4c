import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/**
 * The frame of a card's picture: keeps its place while it loads. With pictures off only their words are left of it,
 * and a picture without words leaves nothing. Covers dim themselves in the dark, so that no frame dims them twice.
 */
export const picture = style({
  overflow: 'hidden',
  background: vars.color.skeleton,
  selectors: {
    "[data-images='off'] &&": { aspectRatio: 'auto', overflow: 'visible', background: 'none', borderRadius: 0 },
    "[data-images='off'] &&:not(:has(> [hidden]))": { display: 'none' },
  },
})
globalStyle(`${picture} > *, ${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
