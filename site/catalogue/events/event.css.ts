import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Below the summary, where there is one. */
export const folded = style({
  paddingBlockStart: vars.space[3],
  '@supports': {
    'selector(::details-content)': { '@container': { [from.medium]: { paddingBlockStart: 0 } } },
  },
})
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  minInlineSize: 0,
  inlineSize: '100%',
})
export const day = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minInlineSize: 0,
})
export const dayLabel = style({ fontSize: vars.text.sm, fontWeight: vars.weight.semibold })
export const dayInput = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: 'inherit',
  font: 'inherit',
})
export const wrong = style({ flexBasis: '100%' })
export const whole = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})`, whiteSpace: 'normal' })
export const month = style({
  marginBlockStart: vars.space[6],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `${vars.line.thick} solid ${vars.color.text}`,
  fontSize: vars.text.h3,
})
/** A container, because the row may share the width of the page. */
export const row = style({ container: 'page / inline-size' })
/** The heading of the month already has a line below it. */
globalStyle(`${row} > article:first-child`, { borderBlockStart: 0 })
/** The map, and below it the calendar of all events. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  justifyItems: 'start',
  '@container': {
    [from.medium]: { gridColumn: '1 / -1' },
    [from.full]: { gridColumn: 'auto', position: 'sticky', insetBlockStart: '6rem' },
  },
})
globalStyle(`${beside} > aside`, { inlineSize: '100%' })
