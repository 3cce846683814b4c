import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.45rem',
  minBlockSize: vars.size.target,
  padding: '.3rem .95rem .3rem .7rem',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  boxShadow: vars.elevation[1],
  // A phone with the largest text.
  '@container': { 'page (max-width: 21rem)': { whiteSpace: 'normal' } },
  selectors: {
    '&:hover:not(:disabled)': {
      borderColor: vars.color.actionEdge,
      background: vars.color.trackSoft,
      color: vars.color.onTrackSoft,
    },
    "&[aria-pressed='true']": {
      borderColor: vars.color.actionEdge,
      background: vars.color.action,
      color: vars.color.onAction,
    },
    '&:disabled': {
      border: `${vars.line.hair} dashed ${vars.color.border}`,
      boxShadow: 'none',
      color: vars.color.textDisabled,
      background: 'transparent',
      cursor: 'not-allowed',
    },
    "[data-theme^='lv'] &": { whiteSpace: 'normal' },
    '&&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.focusInner}` },
  },
})
export const icon = iconRoot
/** A line of its own where the row wraps. */
export const refusal = style({
  display: 'block',
  flex: '1 0 100%',
  maxInlineSize: '22rem',
  paddingBlockStart: vars.space[1],
  color: vars.color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})

export const skin = { root, icon, refusal }
