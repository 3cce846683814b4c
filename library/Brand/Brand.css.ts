import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Takes the colour of the text around it, because it is used in the header and in the dark footer. */
export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.7rem',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: 'inherit' } },
})
export const mark = style({ flex: 'none', inlineSize: '2.6rem', blockSize: '2.15rem' })
globalStyle(`${mark} > svg`, { inlineSize: '100%', blockSize: '100%' })
export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: '1.625rem',
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  letterSpacing: '-.01em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const line = style({
  display: 'block',
  marginBlockStart: '.15rem',
  fontSize: '.75rem',
  lineHeight: '1.15',
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  opacity: 0.82,
  selectors: { "[data-theme^='lv'] &": { opacity: 1 } },
  '@container': { 'page (max-width: 21rem)': { display: 'none' } },
})

export const skin = { root, mark, name, line }
