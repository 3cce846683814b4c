import { style } from '@vanilla-extract/css'
import { control } from '../Field/control.css.ts'
import { visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { dateAnchor } from './dateAnchor.ts'
import { error, errorIcon, hint, label, required, root } from '../Field/Field.css.ts'
import { root as icon } from '../Icon/Icon.css.ts'

/** The calendar is anchored to its field; each field sees only its own anchor. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  anchorName: dateAnchor,
  anchorScope: dateAnchor,
})
export const input = style([
  control,
  { gridArea: '1 / 1', paddingInline: '.875rem 3.5rem', fontVariantNumeric: 'tabular-nums lining-nums' },
])
export const format = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginInlineEnd: '3.5rem',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  pointerEvents: 'none',
  // For large text that leaves no room for both.
  '@container': {
    'page (max-width: 13rem)': { gridArea: '2 / 1', justifySelf: 'start', margin: `${vars.space[1]} 0 0` },
  },
})
export const button = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInlineEnd: '.15rem',
  borderRadius: vars.radius.md,
  color: vars.color.link,
  selectors: {
    '&:hover': { background: vars.color.quietHover, color: vars.color.linkHover },
    '&:active': { background: vars.color.quietPressed },
    '&:disabled': { background: 'none', color: vars.color.textDisabled, cursor: 'not-allowed' },
    '&[aria-busy]': { cursor: 'progress' },
    "[data-theme^='lv'] &:hover:enabled": { background: vars.color.text, color: vars.color.bg },
  },
  // The date can still be typed.
  '@media': { '(scripting: none)': { display: 'none' } },
})
export const value = style([
  control,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
    padding: '.5rem .875rem',
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      '&:active:enabled': { background: vars.color.quietPressed },
      '&:disabled': { cursor: 'not-allowed' },
      '&[aria-busy]': { cursor: 'progress' },
    },
  },
])
export const status = style(visuallyHidden)

const onAnchor = '(anchor-scope: all) and (position-area: span-all)'
/**
 * Fallback positions if there is no room below the field, towards its end: above, towards its start, under its
 * middle, over it from its start, over it. Chromium tries five.
 */
const elsewhere = ['flip-block', 'flip-inline', 'block-end span-all', 'span-all span-inline-end', 'span-all']
export const dialog = style({
  inlineSize: 'max-content',
  // The narrowest window is used completely, because seven targets side by side need it.
  maxInlineSize: 'max(100vw - 1rem, min(100vw, 20rem))',
  maxBlockSize: 'calc(100dvh - 1rem)',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  boxShadow: vars.elevation[2],
  selectors: {
    '&::backdrop': { background: 'transparent' },
    "[data-theme^='lv'] &": {
      border: `${vars.line.heavy} solid ${vars.color.border}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
  '@supports': {
    [onAnchor]: {
      '@container': {
        'page (min-width: 36rem)': {
          position: 'fixed',
          positionAnchor: dateAnchor,
          inset: 'auto',
          margin: vars.space[2],
          // It starts where the field does, and never touches the edge of the window.
          marginInline: `0 ${vars.space[1]}`,
          positionArea: 'block-end span-inline-end',
          positionTryFallbacks: elsewhere.join(', '),
        },
      },
    },
  },
  '@container': { 'page (max-width: 35.99rem)': { selectors: { '&::backdrop': { background: '#0e2a3280' } } } },
})

export const skin = {
  error,
  errorIcon,
  hint,
  label,
  required,
  root,
  icon,
  frame,
  input,
  format,
  button,
  value,
  status,
  dialog,
}
