import { style } from '@vanilla-extract/css'
import { control } from '../Field/control.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { dropdown, visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'
import { listHeights } from './rows.ts'
import { error, errorIcon, hint, label, required, root } from '../Field/Field.css.ts'

/** Two lines and the padding fill a row of a virtual list exactly. */
const rowLeading = 1.2
const rowPadding = '.25rem'

export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' })
export const input = style([
  control,
  {
    paddingInline: '.875rem 3rem',
    selectors: { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } },
  },
])
export const button = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: vars.color.textMuted,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const icon = iconRoot
export const status = style(visuallyHidden)
export const popup = style({
  ...dropdown,
  insetInline: 0,
  overflow: 'hidden',
  padding: vars.space[2],
  selectors: { "[data-theme^='lv'] &": { borderWidth: vars.line.thick, borderRadius: 0, boxShadow: 'none' } },
})
export const list = style({
  maxBlockSize: `${listHeights.usual}rem`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { "&[data-height='tall']": { maxBlockSize: `${listHeights.tall}rem` } },
})
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: vars.space[3],
  minBlockSize: vars.size.target,
  padding: `${rowPadding} .75rem`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  lineHeight: rowLeading,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.quietHover },
    "&[aria-selected='true']": {
      background: vars.color.selected,
      color: vars.color.onSelected,
      fontWeight: vars.weight.semibold,
    },
    '&[data-active]': { outline: `${vars.line.thick} solid ${vars.color.focusOuter}`, outlineOffset: '-2px' },
    "[data-theme^='lv'] &[aria-selected='true']": { background: vars.color.text, color: vars.color.bg },
    "[data-theme^='lv'] &[data-active]": { outlineWidth: vars.line.heavy, outlineOffset: '-3px' },
    "[data-theme^='lv'] &[aria-selected='true'][data-active]": { outlineColor: vars.color.bg, outlineOffset: '-6px' },
  },
})
/** At most two lines if all rows have the same height. */
export const optionText = style({
  overflowWrap: 'anywhere',
  selectors: {
    '[data-virtual] &': { display: '-webkit-box', overflow: 'hidden', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' },
  },
})
export const description = style({
  gridRow: 2,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  selectors: {
    '[data-virtual] &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    "[aria-selected='true'] > &": { color: 'inherit' },
  },
})
export const empty = style({ padding: '.75rem', color: vars.color.textMuted, fontSize: vars.text.sm })
markChosen(`${option}[aria-selected='true']`)

export const skin = {
  error,
  errorIcon,
  hint,
  label,
  required,
  root,
  frame,
  input,
  button,
  icon,
  status,
  popup,
  list,
  option,
  optionText,
  description,
  empty,
}
