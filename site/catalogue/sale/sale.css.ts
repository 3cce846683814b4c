import { below, from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'
import { pageBar } from '../objects/page-bar.css.ts'
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

export const bar = style([
  pageBar,
  {
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginInline: `calc(-1 * ${vars.space.gutter})`,
    marginBlockStart: vars.space[6],
  },
])
export const barText = style({
  flex: '1 1 auto',
  maxInlineSize: '100%',
  lineHeight: vars.leading.snug,
  fontSize: vars.text.sm,
  // With letters this large only the link to the panel fits; the panel has the price too.
  '@container': { 'page (max-width: 16rem)': { display: 'none' } },
})
export const organizer = style([
  surface,
  { gap: vars.space[5], '@container': { [below.small]: { padding: vars.space[4] } } },
])
export const organizerName = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
