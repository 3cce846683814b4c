import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  overflowWrap: 'anywhere',
  // A smaller size, so that no word breaks on a phone with the largest letters.
  '@container': { 'page (max-width: 16rem)': { fontSize: `min(${vars.text.sm}, 6.8cqi)` } },
})
