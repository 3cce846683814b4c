import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** The frame of an input: a class to compose into a control's own. */
export const control = style({
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '[data-invalid] &': { borderColor: vars.color.danger, borderWidth: vars.line.thick },
    "[data-theme^='lv'] [data-invalid] &": { borderWidth: vars.line.heavy },
    '[data-disabled] &': {
      borderStyle: 'dashed',
      borderColor: vars.color.border,
      background: vars.color.surfaceSunken,
      color: vars.color.textDisabled,
      opacity: 1,
    },
  },
})
