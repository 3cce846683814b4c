import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const narrowOnly = { '@container': { [from.wide]: { display: 'none' } } } as const
export const wideOnly = { '@container': { [below.wide]: { display: 'none' } } } as const
/** Below this width the field has no room in the main row, and takes the whole row in the search mode. */
export const searchMode = below.full

/** A button with only an icon. */
export const square = {
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  cursor: 'pointer',
} as const
