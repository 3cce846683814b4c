import { visuallyHidden, wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...wrap, ...grid, gap: vars.space[6], paddingBlock: `${vars.space[8]} ${vars.space[12]}` })
export const stack = style({ ...grid, gap: vars.space[4] })
export const list = style({ ...grid, margin: 0, padding: 0, listStyle: 'none' })
export const quiet = style({ color: vars.color.textMuted })
export const text = style({ maxInlineSize: vars.size.measure })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
})
export const who = style({ display: 'flex', alignItems: 'center', gap: vars.space[6], minInlineSize: 0 })
export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' })
export const avatar = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.semibold,
  selectors: { "[data-theme^='lv'] &": { border: `${vars.line.thick} solid ${vars.color.text}` } },
  // The largest text leaves no room beside the name.
  '@container': { 'page (max-width: 21rem)': { display: 'none' } },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

export const lead = style([quiet, text])
export const sections = style({ ...grid, gap: vars.space[6], maxInlineSize: '52rem' })
/** Sections of unlike lengths, in two columns where there is room. */
export const spread = style([
  stack,
  {
    gap: vars.space[6],
    '@container': { [from.full]: { display: 'block', columnCount: 2, columnGap: vars.space[6] } },
  },
])
globalStyle(`${spread} > *`, {
  '@container': { [from.full]: { breakInside: 'avoid', marginBlockEnd: vars.space[6] } },
})

export const columns = style({
  ...grid,
  gap: vars.space[6],
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})
export const section = style({ ...grid, gap: vars.space[4] })
export const sectionTitle = style({ fontSize: vars.text.h3 })
export const panel = style({
  ...grid,
  gap: vars.space[4],
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  '@container': { [from.medium]: { padding: vars.space[6] } },
})
export const fields = style({
  ...grid,
  gap: vars.space[5],
  alignItems: 'start',
  '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const announced = style(visuallyHidden)
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
export const rowText = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' })
export const rowTitle = style({ fontSize: vars.text.lg, fontWeight: vars.weight.semibold })
/** Asks before something that cannot be undone. */
export const question = style({
  ...grid,
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.line.thick} solid ${vars.color.danger}`,
  borderRadius: vars.radius.md,
})
