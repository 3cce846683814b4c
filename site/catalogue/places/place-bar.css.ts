import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The same in the head of the page, where there is room. */
export const inHead = style({
  display: 'none',
  '@container': { [from.wide]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[3] } },
})
export const bar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space.gutter}`,
  background: vars.color.surface,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  '@container': {
    [from.wide]: { display: 'none' },
    'page (max-width: 16rem)': { gap: vars.space[1], padding: vars.space[1], fontSize: '.75em' },
  },
  '@media': { print: { display: 'none' } },
})
/** Half the width of a phone each, as long as their words fit. */
globalStyle(`${bar} > *`, {
  flex: '1 1 9rem',
  justifyContent: 'center',
  // Enlarged letters leave no room for icons, and no height for two rows.
  '@container': {
    'page (max-width: 16rem)': { flexBasis: 0, minInlineSize: 0, paddingInline: '.25rem', whiteSpace: 'normal' },
  },
})
globalStyle(`${bar} svg`, { '@container': { 'page (max-width: 16rem)': { display: 'none' } } })
/** What has focus is not left under the bar. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlockEnd: '6rem' })
