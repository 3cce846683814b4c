import { vars } from '../theme/contract.css.ts'

export const button = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
} as const
export const onMap = { position: 'absolute', zIndex: 2 } as const
export const inked = { background: vars.color.text, color: vars.color.bg }
/** A selector for all themes for low vision. */
export const lv = "[data-theme^='lv'] &"
