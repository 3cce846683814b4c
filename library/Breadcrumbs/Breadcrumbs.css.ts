import { style } from '@vanilla-extract/css'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  paddingBlock: vars.space[2],
  // The title below needs the room.
  '@container': { 'page (max-width: 16rem)': { paddingBlock: 0, vars: { [vars.size.target]: 'max(44px, 14cqi)' } } },
})
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '.6rem',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  minInlineSize: 0,
  selectors: { '& + &::before': { content: "'/'", marginInlineEnd: '.6rem', color: vars.color.borderStrong } },
  '@container': {
    // Hidden, because the heading below repeats it, and needs the room.
    [below.small]: { selectors: { '&:last-child:not(:first-child)': { display: 'none' } } },
    // The parent page.
    'page (max-width: 16rem)': {
      selectors: {
        '&:not(:nth-last-child(2), :only-child)': { display: 'none' },
        '&&::before': { content: "'‹'", marginInlineEnd: '.3em' },
      },
    },
  },
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&:hover': { color: 'inherit', textDecoration: 'underline' },
    "[data-theme^='lv'] &": { textDecoration: 'underline', textDecorationThickness: vars.line.hair },
  },
})
export const current = style({
  minInlineSize: 0,
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

export const skin = { root, list, item, link, current }
