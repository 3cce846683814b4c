import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[6],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const title = style({
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: 'inherit',
  fontWeight: 'inherit',
})
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] })
export const link = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target })
