import { globalStyle, style } from '@vanilla-extract/css'
import { awaited } from '../Cover/awaited.css.ts'

const frame = style({
  overflow: 'hidden',
  selectors: {
    "[data-images='off'] &&": {
      aspectRatio: 'auto',
      overflow: 'visible',
      background: 'none',
      boxShadow: 'none',
      borderRadius: 0,
    },
    "[data-images='off'] &&:not(:has(> [hidden]))": { display: 'none' },
  },
})
/**
 * The frame of a card's picture, which reserves its place while it loads. With pictures off, only their alternative
 * text is shown, or nothing if there is none. Covers dim themselves in the dark, so no frame dims them again.
 */
export const picture = style([awaited, frame])
globalStyle(`${frame} > *, ${frame} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
