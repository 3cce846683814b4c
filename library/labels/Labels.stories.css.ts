import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[8],
})
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm })
export const caption = style({ paddingBlockEnd: vars.space[2], fontWeight: vars.weight.semibold, textAlign: 'start' })
export const cell = style({
  inlineSize: '50%',
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
