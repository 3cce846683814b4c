import { style } from '@vanilla-extract/css'
import { cardControl, disabledCardControl } from '../Card/cardControl.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

export const root = style({
  ...cardControl,
  whiteSpace: 'nowrap',
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
    '&:disabled': disabledCardControl,
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
markChosen(`${root}[aria-pressed='true']`)

export const skin = { root, icon, refusal }
