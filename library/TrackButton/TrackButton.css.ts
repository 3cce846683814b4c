import { style } from '@vanilla-extract/css'
import { countBadge, onCorner, onCornerOfLargest } from '../Badge/count.css.ts'
import { buttonShape } from '../Button/buttonShape.ts'
import { visuallyHidden } from '../layout.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const inked = { background: vars.color.text, color: vars.color.bg }

/** Up to this width the header's row needs the space for its menu. */
const noWords = 'page (max-width: 87.49rem)'

export const root = style({
  ...buttonShape,
  flex: 'none',
  background: vars.color.trackSoft,
  color: vars.color.onTrackSoft,
  whiteSpace: 'nowrap',
  transition: `border-color ${vars.duration.fast} ${vars.easing.standard}`,
  selectors: {
    '&:hover': { color: vars.color.onTrackSoft, borderColor: vars.color.actionEdge },
    "[data-theme^='lv'] &": inked,
    "[data-theme^='lv'] &:hover": { color: vars.color.bg },
  },
  '@container': {
    // The header's row has no room for the label.
    [noWords]: { padding: '.55rem .75rem' },
    [below.wide]: {
      inlineSize: vars.size.target,
      padding: 0,
      background: 'none',
      color: vars.color.text,
      selectors: { '&:hover': { color: vars.color.text, background: vars.color.quietHover } },
    },
  },
})
export const icon = style({ flex: 'none' })
export const label = style({ '@container': { [noWords]: visuallyHidden } })
export const count = style([
  countBadge,
  { '@container': { [below.wide]: onCorner, 'page (max-width: 21rem)': onCornerOfLargest } },
])

export const skin = { root, icon, label, count }
