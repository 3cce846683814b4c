import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.65rem',
  alignItems: 'start',
  paddingBlock: '.35rem',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const icon = style([iconRoot, { color: vars.color.link }])
export const title = style({})
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.xs })

export const skin = { root, item, icon, title, note }
