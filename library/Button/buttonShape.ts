import { vars } from '../theme/contract.css.ts'

/** The size, edge and letters of a button, whatever its colours. */
export const buttonShape = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  padding: '.55rem 1.15rem',
  border: `${vars.line.thick} solid transparent`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.2',
  textDecoration: 'none',
} as const
