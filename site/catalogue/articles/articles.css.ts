import { wrap } from '@tropa/library/layout.ts'
import { from, leadSize, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
})
export const wide = style([wrap, column])
export const narrow = style([column, { inlineSize: '100%', maxInlineSize: vars.size.measure, marginInline: 'auto' }])
export const head = style({ display: 'grid', gap: vars.space[2] })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: vars.size.measure,
})
export const lead = style({ fontSize: leadSize, lineHeight: 1.5 })
/** On paper the text has two columns, because one would leave a third of the sheet empty. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })
onPaper(column, { maxInlineSize: 'none' })
onPaper(text, { display: 'block', maxInlineSize: 'none', columns: 2, columnGap: vars.space[8] })
onPaper(`${text} > *`, { maxInlineSize: 'none', marginBlockEnd: vars.space[3] })
onPaper(`${text} > ${lead}`, { columnSpan: 'all' })
export const others = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] })
export const heading = style({ fontSize: vars.text.h3 })
export const turns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const turn = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.target,
  selectors: { "&[data-turn='next']": { gridColumnEnd: -1, textAlign: 'end' } },
})
export const turnLabel = style([quiet, { display: 'block' }])
