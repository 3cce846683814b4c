import { style } from '@vanilla-extract/css'

/** Low vision has the two colours of the scheme; the route stays the darkest line of the sketch, or the lightest. */
export const sketch = style({
  selectors: {
    "[data-theme^='lv'] &": { filter: 'grayscale(1) contrast(1.5)' },
    // Land has the ground of the scheme.
    "[data-theme='lv-blue-on-blue'] &": { mixBlendMode: 'multiply' },
  },
})
