import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

const sideWidth = '16rem'

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  '@container': {
    [from.wide]: {
      gridTemplateColumns: `minmax(0, ${vars.size.measure}) minmax(0, ${sideWidth})`,
      columnGap: vars.space[12],
      alignItems: 'start',
    },
  },
  '@media': { print: { display: 'block' } },
})
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[8] })

export const side = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: vars.space[6],
  maxBlockSize: `calc(100vh - 2 * ${vars.space[6]})`,
  overflowY: 'auto',
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.line.heavy} solid ${vars.color.hemSoft}`,
  '@container': { [from.wide]: { display: 'block' } },
})
export const folded = style({
  padding: `0 ${vars.space[4]}`,
  background: vars.color.surfaceSunken,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  '@container': { [from.wide]: { display: 'none' } },
})
export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: 0,
  color: vars.color.textMuted,
})
export const summary = style({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[3],
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: 0,
  listStyle: 'none',
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
globalStyle(`${list} > [data-level='3']`, { paddingInlineStart: vars.space[4] })
// Leaves some room above a heading that a link leads to.
globalStyle(`${main} [id^='part-']`, { scrollMarginBlockStart: vars.space[6] })
