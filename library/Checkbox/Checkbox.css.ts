import { style } from '@vanilla-extract/css'
import { choiceRow } from '../Field/choice-row.ts'
import { count, hint, input, text } from '../Field/choice.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'
import { error, errorIcon } from '../Field/Field.css.ts'

export const root = style({})
export const label = style({
  ...choiceRow,
  selectors: { '[data-disabled] > &': { color: vars.color.textDisabled, cursor: 'not-allowed' } },
})
export const box = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '-.1rem',
  border: `${vars.line.thick} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.bg,
  selectors: {
    [`${label}:hover > &`]: { borderColor: vars.color.text },
    '[data-invalid] &': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
    [`${input}:checked + &`]: { background: vars.color.link, borderColor: vars.color.link },
    [`${input}:disabled + &`]: { borderStyle: 'dashed', borderColor: vars.color.textDisabled },
    [`${input}:focus-visible + &`]: {
      outline: `3px solid ${vars.color.focusOuter}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
    },
  },
})
export const icon = style([
  iconRoot,
  {
    selectors: {
      '&[data-size]': { color: 'inherit', strokeWidth: 3 },
      // Forced colours would make a transparent tick visible.
      [`${input}:not(:checked) + ${box} > &`]: { visibility: 'hidden' },
    },
  },
])

export const skin = { error, errorIcon, count, hint, input, text, root, label, box, icon }
