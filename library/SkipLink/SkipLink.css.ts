import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  position: 'absolute',
  insetInlineStart: vars.space[4],
  maxInlineSize: `calc(100% - 2 * ${vars.space[4]})`,
  insetBlockStart: '-10rem',
  zIndex: vars.layer.loading,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[5],
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  selectors: { '&:focus': { insetBlockStart: vars.space[2] } },
})

export const skin = { root }
