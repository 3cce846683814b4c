import { barHeight, barTool, barToolsRoom } from '@tropa/library/layout.ts'
import { below, from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { panel as surface, panelTitle } from '../objects/panel.css.ts'

/** Sticky if there is room beside the text and the window is tall enough to show all of it. */
export const panel = style([
  surface,
  {
    scrollMarginBlockStart: '6rem',
    '@container': {
      [from.wide]: { '@media': { '(min-height: 45rem)': { position: 'sticky', insetBlockStart: '6rem' } } },
    },
  },
])
export const title = panelTitle
export const state = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  marginBlockStart: `calc(-1 * ${vars.space[3]})`,
})
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
})

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
export const groupTitle = style({ fontSize: vars.text.sm, fontWeight: vars.weight.semibold })
export const sessions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const session = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
export const when = style({ fontWeight: vars.weight.semibold, fontSize: vars.text.sm })
export const tariffs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })
export const tariff = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const tariffTitle = style({ flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' })
export const action = style({ flex: '1 0 100%' })
export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] })

export const bar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minBlockSize: `var(${barHeight}, auto)`,
  vars: { [vars.size.target]: barTool },
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  marginBlockStart: vars.space[6],
  padding: `${vars.space[1]} ${barToolsRoom} calc(${vars.space[1]} + env(safe-area-inset-bottom)) ${vars.space[2]}`,
  background: vars.color.surface,
  borderBlockStart: `${vars.line.card} solid ${vars.color.border}`,
  '@container': { [from.wide]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})
export const barText = style({
  flex: '1 1 auto',
  maxInlineSize: '100%',
  lineHeight: vars.leading.snug,
  fontSize: vars.text.sm,
  // With letters this large there is only room for the link to the panel, which has the price too.
  '@container': { 'page (max-width: 16rem)': { display: 'none' } },
})
globalStyle(`${bar} > a`, {
  '@container': {
    [below.small]: { minInlineSize: 0, paddingInline: vars.space[2], whiteSpace: 'normal' },
    'page (max-width: 16rem)': { paddingInline: vars.space[1], fontSize: '.8em' },
  },
})
/** Keeps the focused element from staying under the bar. */
globalStyle(`html:has(${bar}):has(${bar})`, { scrollPaddingBlockEnd: '6rem' })
globalStyle(`html:has(${bar} :focus-visible):has(${bar}):has(${bar})`, { scrollPaddingBlockEnd: 0 })

export const organizer = style([
  surface,
  { gap: vars.space[5], '@container': { [below.small]: { padding: vars.space[4] } } },
])
export const organizerName = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
