import { style } from '@vanilla-extract/css'
import { control } from '../Field/control.css.ts'
import { error, errorIcon, hint, label, required, root } from '../Field/Field.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'

const { color } = vars

export const frame = style([
  control,
  { display: 'inline-flex', alignItems: 'stretch', justifySelf: 'start', inlineSize: 'auto', maxInlineSize: '100%' },
])
export const button = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  borderRadius: `calc(${vars.radius.md} - ${vars.line.hair})`,
  color: color.text,
  selectors: {
    '&:hover': { background: color.quietHover },
    '&:active': { background: color.quietPressed },
    '&[aria-disabled]:is(&, :hover, :active), &:disabled': {
      background: 'none',
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
    // These themes have one text colour, so disabled buttons are crossed out.
    "[data-theme^='lv'] &:is([aria-disabled], :disabled)": {
      backgroundImage: `linear-gradient(to top right, transparent 48%, ${color.text} 48% 52%, transparent 52%)`,
    },
  },
  // Without scripts the buttons do nothing; the number can still be typed.
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const icon = iconRoot
export const input = style({
  minInlineSize: '2.5rem',
  inlineSize: '3.5rem',
  flex: '1 1 auto',
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  color: 'inherit',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Only the upper bound has a visible reason: the lower one is usually zero or one, which is obvious. */
export const reason = style([hint, { selectors: { "&[data-bound='min']": visuallyHidden } }])

export const skin = { error, errorIcon, hint, label, required, root, frame, button, icon, input, reason }
