import { vars } from '../theme/contract.css.ts'

/** A box or a radio button with its words, high enough for a finger. */
export const choiceRow = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  paddingBlock: '.6rem',
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
} as const
