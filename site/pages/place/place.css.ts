import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style([wrap, { paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.space[16]}`,
  marginBlockStart: vars.space[8],
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)', alignItems: 'start' } },
})
export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const lead = style({ fontSize: vars.text.lg, lineHeight: 1.5, maxInlineSize: vars.size.measure })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const nearby = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
export const nearbyList = style({ minInlineSize: 0 })
export const nearbyMap = style({ minInlineSize: 0, '@container': { [from.wide]: { position: 'sticky', insetBlockStart: '6rem' } } })
export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], marginBlockStart: vars.space[6] })
export const heading = style({ fontSize: vars.text.h3 })

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const offers = style({ display: 'grid' })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})
export const dish = style([quiet, { display: 'block' }])
export const menuPart = style({ display: 'grid', gap: vars.space[2] })
export const menuTitle = style({ fontFamily: vars.font.text, fontSize: vars.text.md })
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  fontSize: vars.text.sm,
  '@container': { [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
