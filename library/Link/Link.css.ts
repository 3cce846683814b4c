import { style } from '@vanilla-extract/css'

export const root = style({
  selectors: { "[data-theme^='lv'] a&": { textDecoration: 'underline', textDecorationThickness: '2px' } },
})
/** A little smaller than the letters beside it. */
export const mark = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '.95em',
  blockSize: '.95em',
  verticalAlign: '-.1em',
})

export const skin = { root, mark }
