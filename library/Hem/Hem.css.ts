import { style } from '@vanilla-extract/css'
import { byCategory } from '../Category/colors.ts'
import { bandMask, bandNames } from '../drawing/ornament.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  blockSize: '1.75rem',
  background: vars.color.hem,
  selectors: {
    ...Object.fromEntries(
      bandNames.map((name) => [
        `&[data-band='${name}']`,
        { mask: `${bandMask(name)} repeat-x center bottom / auto 100%` },
      ]),
    ),
    ...byCategory((background) => ({ background })),
    "&[data-size='sm']": { blockSize: '.8rem' },
    "&[data-size='lg']": { blockSize: '2.5rem' },
    '&[data-flipped]': { transform: 'scaleY(-1)' },
    "[data-theme^='lv'] &": { display: 'none' },
  },
})

export const skin = { root }
