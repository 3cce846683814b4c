import { globalStyle, style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

const widths = { sm: '26rem', md: '34rem', lg: '52rem' } as const
const wide = (most: string) => ({ inlineSize: `min(100% - 2 * ${vars.space[4]}, ${most})` })

/** Not inside the page's container and narrower than it, so it is a container of its own. */
export const root = style({
  ...wide(widths.md),
  container: 'page / inline-size',
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvb - 2 * ${vars.space[4]})`,
  margin: 'auto',
  padding: 0,
  overflow: 'hidden',
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation[3],
  selectors: {
    "&[data-size='sm']": wide(widths.sm),
    "&[data-size='lg']": wide(widths.lg),
    '&::backdrop': { background: vars.color.overlay },
    "[data-theme^='lv'] &": { borderWidth: vars.line.heavy, borderRadius: 0, boxShadow: 'none' },
  },
})
globalStyle(`${root}[open]`, { display: 'grid' })
globalStyle(`html:has(${root}:modal)`, { overflow: 'hidden' })

export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The dialog is as high as its content, or as the window allows: then the body scrolls.
  minBlockSize: 0,
  maxBlockSize: 'inherit',
})
export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: `${vars.space[6]} ${vars.space[6]} 0`,
})
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.xl,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const close = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  margin: '-.5rem -.5rem 0 0',
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { background: vars.color.quietHover },
    '&:active': { background: vars.color.quietPressed },
    "[data-theme^='lv'] &": { border: `${vars.line.hair} solid ${vars.color.border}` },
  },
})
export const closeIcon = iconRoot
export const body = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[6]}`,
})
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  background: vars.color.surfaceSunken,
  selectors: { "[data-theme^='lv'] &": { borderBlockStart: `${vars.line.thick} solid ${vars.color.border}` } },
})

export const skin = { root, panel, header, title, close, closeIcon, body, footer }
