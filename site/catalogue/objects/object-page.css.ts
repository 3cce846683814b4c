import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export { block, heading } from './block.css.ts'

export const page = style([wrap, { paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])

/** After everything else, also after what stands from edge to edge. */
export const foot = style([wrap, { paddingBlock: `${vars.space[6]} ${vars.space[12]}` }])

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
