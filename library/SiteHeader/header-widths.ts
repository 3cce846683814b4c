import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const narrowOnly = { '@container': { [from.wide]: { display: 'none' } } } as const
export const wideOnly = { '@container': { [below.wide]: { display: 'none' } } } as const
/** The field has room in the main row from here; before, it takes the row while the search mode is on. */
export const searchMode = below.full

/** A button with an icon alone. */
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
