import { globalStyle, style } from '@vanilla-extract/css'
import { wrap } from '../layout.ts'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { searchMode, wideOnly } from './header-widths.ts'

/** It has no box, so that the main row can stick while the whole page scrolls. */
export const root = style({ display: 'contents' })

export const utility = style({
  ...wideOnly,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.sm,
  selectors: { "[data-theme^='lv'] &": { borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}` } },
})
// The window's edge and the row below would cut off a ring outside.
globalStyle(`${utility} :focus-visible`, { outlineOffset: '-3px', boxShadow: 'none' })
export const utilityRow = style({
  ...wrap,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[5]}`,
})
export const utilityEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[5]}`,
  marginInlineStart: 'auto',
})
export const utilityLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45em',
  minBlockSize: vars.size.target,
  // Room for the focus ring inside the link.
  paddingInline: vars.space[2],
  marginInline: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    "[data-theme^='lv'] &": { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
})

export const bar = style({
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockStart: 0,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.bg,
  color: vars.color.text,
  transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  selectors: {
    '&[data-in-flow]': { position: 'relative' },
    '&[data-hidden]:not([data-in-flow], :focus-within, :has(details[open]))': { transform: 'translateY(-101%)' },
  },
})
// `scroll-padding` keeps a focused element from being hidden under this bar. For a focused element in the bar itself,
// which is in view already, browsers would scroll by that padding.
globalStyle(`html:has(${bar} :focus-visible)`, { scrollPaddingTop: 0 })
export const row = style({
  ...wrap,
  display: 'flex',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[1]}`,
  minBlockSize: vars.size.headerCompact,
  paddingBlock: '.25rem',
  '@container': {
    [from.wide]: { minBlockSize: vars.size.header, gap: vars.space[2] },
    'page (max-width: 21rem)': { flexWrap: 'wrap' },
    // Buttons scale with the window but stay large enough for a finger; the row is low, to leave height to the page.
    'page (max-width: 16rem)': { minBlockSize: 0, vars: { [vars.size.target]: 'max(44px, 14cqi)' } },
  },
})
// In the search mode the search takes the whole row.
globalStyle(`[data-searching] > ${row} > *`, { '@container': { [searchMode]: { display: 'none' } } })
// With the largest text the portal's drawn mark is hidden, so that its name and three buttons fit in one row.
globalStyle(`${row} > :first-child > :first-child:not(:only-child)`, {
  '@container': { 'page (max-width: 16rem)': { display: 'none' } },
})
// On wide pages the name of the portal does not shrink; a long name or a long menu wraps instead.
globalStyle(`${row} > :first-child`, {
  '@container': { [below.wide]: { marginInlineEnd: 'auto' }, [from.wide]: { flex: 'none', maxInlineSize: '20rem' } },
})

export const territory = style({
  position: 'relative',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.bg,
})
globalStyle(`${territory} > *`, { ...wrap, paddingBlock: '.25rem' })
