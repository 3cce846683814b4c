import { globalStyle, style } from '@vanilla-extract/css'
import * as buttonSkin from '../Button/Button.css.ts'
import { barHeight, barTool, wrap } from '../layout.ts'
import * as anyLink from '../Link/Link.css.ts'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const inked = { background: vars.color.text, color: vars.color.bg }
const narrowOnly = { '@container': { [from.wide]: { display: 'none' } } } as const
const wideOnly = { '@container': { [below.wide]: { display: 'none' } } } as const
/** The field has room in the main row from here; before, it takes the row while the search mode is on. */
const searchMode = below.full
/** From here the row has room for words on the way to the track, too. */
const withWords = 'page (min-width: 87.5rem)'

/** No box of its own, so that the main row may stay while the whole page scrolls. */
export const root = style({ display: 'contents' })

export const utility = style({
  ...wideOnly,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.sm,
  selectors: { "[data-theme^='lv'] &": { borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}` } },
})
// A ring outside would be cut by the window's edge and by the row below.
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
  // Room for the ring within the link.
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
    // As wide as its window lets it be, but never less than a finger needs.
    'page (max-width: 16rem)': { vars: { [vars.size.target]: 'max(44px, 14cqi)' } },
  },
})
// In the search mode the row is the search's.
globalStyle(`[data-searching] > ${row} > *`, { '@container': { [searchMode]: { display: 'none' } } })
// The name of the portal: where there is room it keeps its lines, and a long one or a long menu takes more lines
// instead of the next item's place.
// One row for the name of the portal and its three buttons, however large the letters are: the drawn mark gives way.
globalStyle(`${row} > :first-child > :first-child:not(:only-child)`, {
  '@container': { 'page (max-width: 16rem)': { display: 'none' } },
})
globalStyle(`${row} > :first-child`, {
  '@container': { [below.wide]: { marginInlineEnd: 'auto' }, [from.wide]: { flex: 'none', maxInlineSize: '20rem' } },
})

export const territory = style({
  position: 'relative',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.bg,
})
globalStyle(`${territory} > *`, { ...wrap, paddingBlock: '.25rem' })

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

/** Hangs on the main row, over its whole width. */
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
    // Items without groups stand in columns.
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
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  marginInlineStart: '-.75rem',
  padding: '.5rem .75rem',
  borderRadius: vars.radius.md,
  color: vars.color.text,
  lineHeight: vars.leading.snug,
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

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 1,
  minInlineSize: '9rem',
  maxInlineSize: '25rem',
  marginInlineStart: 'auto',
  '@container': {
    'page (max-width: 21rem)': { flexWrap: 'wrap' },
    [searchMode]: {
      display: 'none',
      minInlineSize: 0,
      maxInlineSize: 'none',
      selectors: { [`[data-searching] > ${row} > &`]: { display: 'flex' } },
    },
  },
})
export const searchField = style({ flex: '1 1 8rem', minInlineSize: 0 })
// What hangs on the field has the width of the row, not what is left beside the button.
globalStyle(`[data-searching] > ${row} > ${search} > ${searchField} > *`, {
  '@container': { [searchMode]: { position: 'static' } },
})
export const cancel = style([buttonSkin.root])
globalStyle(`${search} > ${cancel}`, { flex: 'none', '@container': { [from.full]: { display: 'none' } } })

const square = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  cursor: 'pointer',
} as const
export const searchButton = style({
  ...square,
  selectors: { '&:hover': { background: vars.color.quietHover, color: vars.color.text } },
  '@container': { [from.full]: { display: 'none' } },
})
globalStyle(`${row} > ${searchButton}`, wideOnly)
export const account = style({ flex: 'none', ...wideOnly })
export const button = style([buttonSkin.root])
export const track = style({ flex: 'none', ...wideOnly })
export const settings = style({ flex: 'none' })
// Beside the menu, the search and the way in there is room for one drawing.
globalStyle(`${settings} summary > svg + svg`, {
  '@container': { 'page (min-width: 64rem) and (max-width: 87.49rem)': { display: 'none' } },
})
// Letters this large leave no room for it beside the name of the portal.
export const language = style({ flex: 'none', '@container': { 'page (max-width: 21rem)': { display: 'none' } } })

/** Over the end of a row that scrolls away; its own language keeps the room. */
export const staying = style({
  ...wrap,
  ...wideOnly,
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockStart: 0,
  blockSize: vars.size.header,
  marginBlockStart: `calc(-1 * ${vars.size.header})`,
  pointerEvents: 'none',
})
export const stayingLanguage = style({
  display: 'flex',
  alignItems: 'center',
  inlineSize: 'fit-content',
  blockSize: '100%',
  marginInlineStart: 'auto',
})
globalStyle(`${stayingLanguage} > *`, {
  pointerEvents: 'auto',
  borderRadius: vars.radius.md,
  background: vars.color.bg,
})
globalStyle(`[data-in-flow] > ${row} > ${language}`, {
  '@container': { [from.wide]: { visibility: 'hidden' } },
})

/** The last of the page's column, so that it can stay at the lower edge of the window. */
export const tools = style({
  order: 1,
  position: 'sticky',
  zIndex: vars.layer.header,
  insetBlockEnd: 0,
  pointerEvents: 'none',
  ...narrowOnly,
  vars: { [vars.size.target]: barTool },
  '@media': { print: { display: 'none' } },
})
export const toolsRow = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-evenly',
  padding: vars.space[1],
  paddingBlockEnd: `calc(${vars.space[1]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  selectors: {
    // Beside the page's own bar, at its end.
    ':root:has([data-page-bar]) &': {
      gap: vars.space[1],
      inlineSize: 'fit-content',
      marginInlineStart: 'auto',
      borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
})
// What has focus is not left under the bar, nor are notices.
globalStyle(`html:has(${tools})`, {
  scrollPaddingBlockEnd: '4.5rem',
  vars: { [barHeight]: `calc(${barTool} + 2 * ${vars.space[1]} + env(safe-area-inset-bottom))` },
})

export const drawer = style({ flex: 'none' })
export const drawerButton = style({
  ...square,
  display: 'grid',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.color.quietHover } },
})
export const openIcon = style({ selectors: { '[open] > summary > &': { display: 'none' } } })
export const closeIcon = style({ display: 'none', selectors: { '[open] > summary > &': { display: 'block' } } })
/** As tall as the window above the bar: the page does not show through. */
export const drawerPanel = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetBlockEnd: '100%',
  insetInline: 0,
  blockSize: `calc(100dvh - var(${barHeight}))`,
  pointerEvents: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
})
export const drawerRow = style({ ...wrap, paddingBlock: `${vars.space[2]} ${vars.space[8]}` })
export const drawerItem = style({
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` } },
})
export const drawerLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '3.5rem',
  // Room for the ring within the link.
  padding: `.75rem ${vars.space[2]}`,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&[aria-current]': { boxShadow: `inset 3px 0 0 ${vars.color.text}`, paddingInlineStart: vars.space[3] },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
export const drawerOptions = style({ paddingBlockEnd: vars.space[3] })
export const drawerAccount = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: `${vars.space[6]} ${vars.space[4]}`,
})
globalStyle(`${drawerAccount} > *`, { flex: '1 1 8rem' })
export const drawerSettings = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[3],
})
