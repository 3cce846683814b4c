import { style } from '@vanilla-extract/css'
import { choiceRow } from '../Field/choice-row.ts'
import { count, hint, input, text } from '../Field/choice.css.ts'
import { error, errorIcon, label, required } from '../Field/Field.css.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedColors, markChosen } from '../theme/forced-colors.ts'

const isSegments = "[data-variant='segments'] > &"
const ring = {
  outline: `3px solid ${vars.color.focusOuter}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
}

export const root = style({})
export const legend = style([label, { padding: 0 }])
export const options = style({
  selectors: {
    "&[data-variant='segments']": {
      display: 'inline-flex',
      flexWrap: 'wrap',
      marginBlockStart: vars.space[1],
      border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.md,
      background: vars.color.surface,
    },
  },
})
export const option = style({
  ...choiceRow,
  selectors: {
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    [isSegments]: {
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: vars.size.target,
      padding: '.4rem .9rem',
      fontSize: vars.text.sm,
      fontWeight: vars.weight.medium,
    },
    "[data-variant='segments'] > & + &": { borderInlineStart: `${vars.line.hair} solid ${vars.color.borderStrong}` },
    "[data-variant='segments'] > &:first-child": { borderStartStartRadius: 'inherit', borderEndStartRadius: 'inherit' },
    "[data-variant='segments'] > &:has(:checked)": {
      background: vars.color.selected,
      color: vars.color.onSelected,
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 0 -3px 0 ${vars.color.selectedEdge}`,
    },
    "[data-variant='segments'] > &:has(:focus-visible)": { ...ring, zIndex: 1 },
    "[data-theme^='lv'] [data-variant='segments'] > &:has(:checked)": {
      background: vars.color.text,
      color: vars.color.bg,
    },
  },
})
export const dot = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginBlockStart: '-.1rem',
  border: `${vars.line.thick} solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  background: vars.color.surface,
  selectors: {
    "[data-variant='segments'] &": { display: 'none' },
    [`${option}:hover > &`]: { borderColor: vars.color.text },
    '[data-invalid] &': { borderColor: vars.color.danger },
    [`${input}:checked + &`]: { borderColor: vars.color.link, boxShadow: `inset 0 0 0 .3rem ${vars.color.link}` },
    [`${input}:disabled + &`]: { borderStyle: 'dashed', borderColor: vars.color.textDisabled },
    [`${input}:focus-visible + &`]: { outline: ring.outline, outlineOffset: ring.outlineOffset },
  },
  '@media': {
    [forcedColors]: {
      // The ring of the chosen one is a shadow, which forced colours drop.
      selectors: {
        [`${input}:checked + &`]: { border: '.45rem solid Highlight' },
        [`${input}:checked:disabled + &`]: { borderColor: 'GrayText' },
      },
    },
  },
})
markChosen(`[data-variant='segments'] > ${option}:has(:checked)`)

export const skin = { error, errorIcon, required, count, hint, input, text, root, legend, options, option, dot }
