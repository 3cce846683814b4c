import { globalStyle, style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({ overflowX: 'auto', scrollSnapType: 'x proximity', scrollbarWidth: 'thin' })
/** Most of the page, so that a part of the next picture is visible. */
const slide = 'min(80cqi, 22rem)'

export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: slide,
  gap: vars.space[4],
  '@container': {
    [from.medium]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))',
      gap: vars.space[6],
    },
  },
})
export const item = style({ scrollSnapAlign: 'start' })
export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
export const caption = style({ fontSize: vars.text.sm, color: vars.color.textMuted, lineHeight: vars.leading.snug })
export const link = style({ display: 'block', borderRadius: vars.radius.md })

/** The picture on its own background, whatever the page behind it. */
export const lightbox = style({
  gridTemplateRows: 'minmax(0, 1fr) auto',
  inlineSize: '100dvi',
  blockSize: '100dvb',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  color: vars.color.text,
  touchAction: 'pan-y pinch-zoom',
})
globalStyle(`${lightbox}[open]`, { display: 'grid' })
globalStyle(`html:has(${lightbox}:modal)`, { overflow: 'hidden' })
export const full = style({ inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'contain' })
export const bar = style({
  // Not the dialog: Chromium does not query a container in the top layer again when the size of text changes.
  container: 'page / inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[3],
  padding: vars.space[2],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
export const position = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  // Above the buttons, where a phone with large text has no room beside them.
  '@container': { 'page (max-width: 20rem)': { order: -1, flexBasis: '100%', padding: vars.space[1] } },
})
export const button = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.color.quietHover }, '&:first-child': { marginInlineEnd: 'auto' } },
})
export const icon = iconRoot

export const skin = { root, list, item, figure, caption, link, lightbox, full, bar, position, button, icon }
