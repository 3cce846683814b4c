import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({ display: 'grid', alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })
export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium, lineHeight: vars.leading.snug })
export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' })
export const select = style({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: '.875rem 2.75rem',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  textOverflow: 'ellipsis',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '[data-invalid] &': { borderColor: vars.color.danger, borderWidth: vars.line.thick },
    '&:disabled': { borderStyle: 'dashed', background: vars.color.surfaceSunken, color: vars.color.textDisabled, opacity: 1 },
  },
})
export const icon = style([iconRoot, { position: 'absolute', insetInlineEnd: '.875rem', color: vars.color.textMuted, pointerEvents: 'none' }])
export const hint = style({ color: vars.color.textMuted, fontSize: vars.text.xs, lineHeight: vars.leading.snug })
export const error = style({
  display: 'flex',
  gap: '.4em',
  color: vars.color.danger,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})
export const errorIcon = iconRoot
