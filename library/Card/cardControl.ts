import { vars } from '../theme/contract.css.ts'

/** A control over the picture of a card. */
export const cardControl = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  minBlockSize: vars.size.target,
  padding: '.3rem .95rem .3rem .7rem',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  boxShadow: vars.elevation[1],
} as const

/** The same control while it cannot be used. */
export const disabledCardControl = {
  border: `${vars.line.hair} dashed ${vars.color.border}`,
  background: 'transparent',
  color: vars.color.textDisabled,
  boxShadow: 'none',
  cursor: 'not-allowed',
} as const
