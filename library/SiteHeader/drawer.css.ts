import { globalStyle, style } from '@vanilla-extract/css'
import { barHeight, wrap } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'
import { square } from './header-widths.ts'

export const drawer = style({ flex: 'none' })
export const drawerButton = style({
  ...square,
  display: 'grid',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { background: vars.color.quietHover } },
})
export const openIcon = style({ selectors: { '[open] > summary > &': { display: 'none' } } })
export const closeIcon = style({ display: 'none', selectors: { '[open] > summary > &': { display: 'block' } } })
/** As high as the window above the bar, so that it covers the page. */
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
  // Room for the focus ring inside the link.
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
markChosen(`${drawerLink}[aria-current]`)
