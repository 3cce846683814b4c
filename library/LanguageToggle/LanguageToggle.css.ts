import { style } from '@vanilla-extract/css'
import { segments } from '../ChoiceForm/segments.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  selectors: { "&[data-look='full']": { ...segments, overflow: 'hidden' } },
})

const full = "[data-look='full'] > &"
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingInline: '.55rem',
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&[aria-current]': { fontWeight: vars.weight.bold, textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '.4em' },
    [full]: { paddingInline: '.9rem', textDecoration: 'none' },
    [`${full} + &`]: { borderInlineStart: `${vars.line.hair} solid ${vars.color.borderStrong}` },
    [`${full}[aria-current]`]: {
      background: vars.color.selected,
      color: vars.color.onSelected,
      fontWeight: vars.weight.semibold,
      textDecoration: 'none',
      boxShadow: `inset 0 -3px 0 ${vars.color.selectedEdge}`,
    },
    [`[data-theme^='lv'] ${full}[aria-current]`]: { background: vars.color.text, color: vars.color.bg },
    [`${full}:focus-visible`]: { outlineOffset: '-3px' },
  },
})
