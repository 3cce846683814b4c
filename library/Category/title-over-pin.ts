import { vars } from '../theme/contract.css.ts'

/** The name of a place, over its pin on a map (`across`). */
export const titleOverPin = {
  position: 'absolute',
  insetBlockEnd: '100%',
  left: '50%',
  translate: 'calc(-100% * var(--across, .5))',
  inlineSize: 'max-content',
  // With large text narrower than the map of a phone, within which `across` keeps it; it is rounded.
  maxInlineSize: `min(14rem, 100cqi - 3 * ${vars.space.gutter})`,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  border: `${vars.line.card} solid ${vars.color.border}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  pointerEvents: 'none',
} as const
