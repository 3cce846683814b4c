import { globalStyle, style } from '@vanilla-extract/css'
import { choice, wrap } from '../layout.ts'
import * as anyLink from '../Link/Link.css.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'
import { utilityLink, row } from './bar.css.ts'
import { searchMode, wideOnly } from './header-widths.ts'

const inked = { background: vars.color.text, color: vars.color.bg }
/** From this width the row also has room for a text in the link to the track. */
const withWords = 'page (min-width: 87.5rem)'

export const menu = style({ minInlineSize: 0, ...wideOnly })
globalStyle(`${row} > ${menu}`, { '@container': { [searchMode]: { marginInlineEnd: 'auto' } } })
export const menuList = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[1]}` })
export const menuItem = style({})
export const menuLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25em',
  minBlockSize: vars.size.target,
  padding: '.4rem .55rem',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  lineHeight: vars.leading.snug,
  overflowWrap: 'break-word',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover, [open] > &': { background: vars.color.quietHover, color: vars.color.text },
    '&[aria-current], [data-selected] > &': { boxShadow: `inset 0 -3px 0 ${vars.color.text}`, borderRadius: 0 },
    "[data-theme^='lv'] [open] > &": inked,
    '&&:focus-visible': { borderRadius: vars.radius.md },
  },
  '@container': { [withWords]: { paddingInline: '.75rem' } },
})
export const icon = style({
  flex: 'none',
  selectors: { [`${utilityLink} > &`]: { inlineSize: '1.15rem', blockSize: '1.15rem', color: vars.color.textMuted } },
})
export const chevron = style({
  flex: 'none',
  transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const mark = style([anyLink.mark])

/** Below the main row, with its whole width. */
export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  overflowY: 'auto',
  borderBlock: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation[2],
})
export const panelRow = style({
  ...wrap,
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  alignItems: 'start',
  paddingBlock: `${vars.space[8]} ${vars.space[10]}`,
  selectors: { '&[data-feature]': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(18rem, 1fr)' } },
})
export const ownLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  gridColumn: 1,
  color: vars.color.link,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
})
export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  gridColumn: 1,
})
export const group = style({
  flex: '1 1 14rem',
  maxInlineSize: '18rem',
  selectors: {
    // Items without groups are in columns.
    '&:only-child': { maxInlineSize: 'none' },
  },
})
globalStyle(`${group}:only-child > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  columnGap: vars.space[10],
})
export const groupTitle = style({
  paddingBlock: '.75rem .35rem',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})
globalStyle(`${groupTitle} > a`, { color: 'inherit' })
export const option = style({
  ...choice,
  marginInlineStart: '-.75rem',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.quietHover, color: vars.color.text },
    '&[aria-current]': {
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 3px 0 0 ${vars.color.text}`,
      borderRadius: 0,
    },
    "[data-theme^='lv'] &": { textDecoration: 'underline', textDecorationThickness: '2px' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const feature = style({ gridColumn: 2, gridRow: '1 / span 2' })
markChosen(`${menuLink}[aria-current]`)
markChosen(`[data-selected] > ${menuLink}`)
markChosen(`${option}[aria-current]`)
