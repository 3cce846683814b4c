import { vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** From edge to edge, at the bottom of the window, where a thumb reaches it. */
export const sheet = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '88dvb',
  margin: 'auto 0 0',
  padding: 0,
  overflow: 'hidden',
  border: 0,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation[3],
  selectors: {
    '&::backdrop': { background: vars.color.overlay },
    "[data-theme^='lv'] &": { borderBlockStartWidth: vars.line.heavy, borderRadius: 0, boxShadow: 'none' },
  },
})
globalStyle(`html:has(${sheet}:modal)`, { overflow: 'hidden' })
export const panel = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  maxBlockSize: '88dvb',
})
export const head = style({
  display: 'flex',
  // Large text puts the button under the title rather than breaking the words of both.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  padding: `${vars.space[3]} ${vars.space[4]}`,
})
export const title = style({ fontSize: vars.text.xl })
export const body = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${vars.space[4]} ${vars.space[4]}`,
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]} calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
globalStyle(`${foot} > :last-child`, { flex: '1 1 auto' })
