import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.3rem 1.1rem',
  color: vars.color.textMuted,
  fontSize: `min(${vars.text.sm}, 6.6cqi)`,
  lineHeight: vars.leading.snug,
})
export const fact = style({
  display: 'inline-flex',
  // Aligned with the baseline of the words, not with the bottom of the icon.
  alignItems: 'baseline',
  gap: '.4em',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    "&[data-tone='success']": { color: vars.color.success, fontWeight: vars.weight.medium },
    "&[data-tone='danger']": { color: vars.color.danger, fontWeight: vars.weight.medium },
  },
})
export const icon = style([iconRoot, { alignSelf: 'start', marginBlockStart: '.05em' }])

export const skin = { root, fact, icon }
