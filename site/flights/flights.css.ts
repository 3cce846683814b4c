import { wrap } from '@tropa/library/layout.ts'
import { from, leadSize, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const page = style({ ...wrap, ...stack, gap: vars.space[8], paddingBlock: `${vars.space[4]} ${vars.space[12]}` })
export const head = style({ ...stack, gap: vars.space[3] })
export const lead = style({ maxInlineSize: vars.size.measure, fontSize: leadSize, lineHeight: 1.5 })
export const heading = style({ fontSize: vars.text.h3 })
export const text = style({ maxInlineSize: vars.size.measure })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const section = style({ ...stack, gap: vars.space[4] })

const panel = {
  ...stack,
  gap: vars.space[5],
  justifyItems: 'start',
  padding: vars.space[5],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  '@container': {
    [from.medium]: { padding: vars.space[6] },
    // With the largest letters on a phone, the date pattern in an error must fit one line.
    'page (max-width: 15rem)': { padding: vars.space[3] },
  },
} as const
export const form = style({ ...panel, boxShadow: vars.elevation[1] })
export const fields = style({
  ...stack,
  inlineSize: '100%',
  gap: vars.space[5],
  alignItems: 'start',
  '@container': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.full]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const partner = style({ ...panel, gap: vars.space[3], background: vars.color.surfaceSunken })

export const airports = style({
  ...stack,
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const airport = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  // With the largest letters on a phone, the code is above the airport's name, which needs the width.
  '@container': { 'page (max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' } },
})
export const code = style({
  minInlineSize: '4rem',
  paddingInline: vars.space[2],
  textAlign: 'center',
  border: `${vars.line.thick} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: '.06em',
})
export const airportText = style({ ...stack, overflowWrap: 'anywhere' })
export const around = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minBlockSize: vars.size.target,
  fontSize: vars.text.sm,
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
