import { style } from '@vanilla-extract/css'
import { control } from '../Field/control.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { error, errorIcon, hint, label, required, root } from '../Field/Field.css.ts'

const padding = '.875rem'
const { color } = vars

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' })
export const icon = style([
  iconRoot,
  { position: 'absolute', insetInlineStart: padding, color: color.textMuted, pointerEvents: 'none' },
])
export const reveal = style({
  position: 'absolute',
  insetInlineEnd: '.125rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: color.textMuted,
  selectors: {
    '&:hover': { background: color.quietHover, color: color.text },
    '&:disabled': { color: color.textDisabled, background: 'none' },
  },
  // Without scripts the button cannot show the password.
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const revealIcon = iconRoot
export const input = style([
  control,
  {
    paddingInline: padding,
    selectors: {
      '&[data-icon]': { paddingInlineStart: `calc(${padding} + ${vars.size.icon} + ${vars.space[2]})` },
      [`&:has(+ ${reveal})`]: { paddingInlineEnd: `calc(${vars.size.target} + ${vars.space[1]})` },
      '&::placeholder': { color: color.textMuted, opacity: 1 },
      'textarea&': {
        minBlockSize: '6.5rem',
        maxBlockSize: '24rem',
        paddingBlock: '.75rem',
        lineHeight: vars.leading.snug,
        resize: 'vertical',
      },
    },
    '@supports': { '(field-sizing: content)': { selectors: { 'textarea&': { fieldSizing: 'content' } } } },
  },
])
export const limit = style({
  color: color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-over]': { color: color.danger, fontWeight: vars.weight.semibold } },
})
export const status = style(visuallyHidden)

export const skin = {
  error,
  errorIcon,
  hint,
  label,
  required,
  root,
  frame,
  icon,
  reveal,
  revealIcon,
  input,
  limit,
  status,
}
