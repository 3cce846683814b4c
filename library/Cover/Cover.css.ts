import { fallbackVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import type { CoverRatio } from './Cover.tsx'
import { awaited } from './awaited.css.ts'
import { coverRatio } from './ratio.css.ts'

const ratios: Record<CoverRatio, string> = {
  '3x2': '3 / 2',
  '4x3': '4 / 3',
  '4x5': '4 / 5',
  '16x9': '16 / 9',
  '21x9': '21 / 9',
}
/** White snow is too bright at night. */
const dimmed = { filter: 'brightness(.92)' }

export const root = style([
  awaited,
  {
    inlineSize: '100%',
    blockSize: 'auto',
    objectFit: 'cover',
    borderRadius: vars.radius.lg,
    selectors: {
      ...Object.fromEntries(
        Object.entries(ratios).map(([name, ratio]) => [
          `&[data-ratio='${name}']`,
          { aspectRatio: fallbackVar(coverRatio, ratio) },
        ]),
      ),
      "[data-theme='dark'] &": dimmed,
    },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': dimmed } } },
  },
])
export const alternative = style({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  selectors: { "[data-images='off'] &": { display: 'block' } },
})

export const skin = { root, alternative }
