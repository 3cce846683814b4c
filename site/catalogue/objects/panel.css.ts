import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[6],
  // With the largest text on a phone words need more of the width.
  '@container': { 'page (max-width: 16rem)': { padding: vars.space[2] } },
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})
export const panelTitle = style({ fontSize: `calc(${vars.reading.display} * ${vars.text.xl})` })
