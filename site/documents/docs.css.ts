import { titleSize, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'
import { column } from '../catalogue/articles/articles.css.ts'

export const page = style([column])
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const item = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
export const title = style({ fontSize: titleSize('h3'), overflowWrap: 'anywhere' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const pdf = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
})
