import { barHeight, barTool, barToolsRoom } from '@tropa/library/layout.ts'
import { below, from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** The buttons of the bar in the head of the page, where there is room. */
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
  alignContent: 'center',
  gap: vars.space[1],
  minBlockSize: `var(${barHeight}, auto)`,
  vars: { [vars.size.target]: barTool },
  padding: `${vars.space[1]} ${barToolsRoom} calc(${vars.space[1]} + env(safe-area-inset-bottom)) ${vars.space[2]}`,
  background: vars.color.surface,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  '@container': {
    [from.wide]: { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
})
/** The buttons stand beside each other if their words fit. */
globalStyle(`${bar} > *`, {
  flex: '1 1 auto',
  justifyContent: 'center',
  '@container': {
    [below.small]: { minInlineSize: 0, paddingInline: vars.space[2], whiteSpace: 'normal' },
    'page (max-width: 16rem)': { paddingInline: vars.space[1], fontSize: '.85em' },
  },
})
globalStyle(`${bar} svg`, { '@container': { [below.small]: { display: 'none' } } })
/** The browser scrolls what gets focus out from under the bar. */
globalStyle(`html:has(${bar}):has(${bar})`, { scrollPaddingBlockEnd: '6rem' })
globalStyle(`html:has(${bar} :focus-visible):has(${bar}):has(${bar})`, { scrollPaddingBlockEnd: 0 })
