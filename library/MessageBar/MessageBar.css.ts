import { globalStyle, style } from '@vanilla-extract/css'
import { barHeight, barTool } from '../layout.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** By the specification: 1200 px. */
const widest = '75rem'

/** It is outside the page's container, so it is a container itself. */
export const root = style({
  container: 'page / inline-size',
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInline: 0,
  insetBlockEnd: 0,
  pointerEvents: 'none',
})
// An element that gets focus is not hidden under the bar.
globalStyle(`html:has(${root}):has(${root}):has(${root})`, { scrollPaddingBlockEnd: '9rem' })
export const bar = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  maxInlineSize: widest,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderBlockEnd: 0,
  borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  '@container': {
    // Above the bar that stays at the bottom of a narrow page.
    [below.wide]: { translate: `0 calc(-1 * var(${barHeight}, 0px))` },
    // On a phone a line of text and a row of buttons take less than 72 px, so that most of the page stays in view.
    [below.small]: { gap: '.15rem', padding: `.15rem ${vars.space[3]}`, fontSize: vars.text.xs },
    // With large text, text and buttons share a line if the buttons are short.
    'page (max-width: 16rem)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    'page (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
})
export const text = style({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { 'page (max-width: 16rem)': { flex: '1 1 4.9rem' } },
})
const side = { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } as const
export const actions = style({
  ...side,
  '@container': { 'page (max-width: 16rem)': { flex: '1 1 auto', gap: vars.space[1] } },
})
globalStyle(`${actions} > form`, side)
globalStyle(`${actions} > *, ${actions} > form > *`, { flex: '1 1 auto' })
// Small buttons keep most of the page in view with large text too.
globalStyle(`${actions} > form > *`, {
  '@container': {
    'page (max-width: 21rem)': { vars: { [vars.size.target]: barTool }, paddingBlock: 0 },
    'page (max-width: 16rem)': { paddingInline: '.3rem' },
  },
})

export const skin = { root, bar, text, actions }
