import { barHeight, barTool, barToolsRoom } from '@tropa/library/layout.ts'
import { below, from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** With letters this large the bar is above the header's buttons, so that it needs only one row and covers no title. */
const narrowest = 'page (max-width: 16rem)'

/** The actions of a narrow page stay at the lower edge of the window, beside the header's buttons. */
export const pageBar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  minBlockSize: `var(${barHeight}, auto)`,
  vars: { [vars.size.target]: barTool },
  padding: `${vars.space[1]} ${barToolsRoom} calc(${vars.space[1]} + env(safe-area-inset-bottom)) ${vars.space[2]}`,
  background: vars.color.surface,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  '@container': {
    [narrowest]: {
      paddingInlineEnd: vars.space[2],
      paddingBlockEnd: `calc(${vars.space[1]} + var(${barHeight}, 0px))`,
    },
    [from.wide]: { display: 'none' },
  },
  '@media': { print: { display: 'none' } },
})
globalStyle(`${pageBar} > :is(a, button)`, {
  '@container': {
    [below.small]: { minInlineSize: 0, paddingInline: vars.space[2], whiteSpace: 'normal' },
    [narrowest]: { flex: '1 1 auto', justifyContent: 'center', padding: `0 ${vars.space[1]}`, fontSize: '.85em' },
  },
})
/** The browser scrolls focused elements out from under the bar. */
globalStyle(`html:has(${pageBar}):has(${pageBar})`, { scrollPaddingBlockEnd: '6rem' })
globalStyle(`html:has(${pageBar} :focus-visible):has(${pageBar}):has(${pageBar})`, { scrollPaddingBlockEnd: 0 })
