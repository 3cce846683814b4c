import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

const lv = "[data-theme^='lv'] &"

export const root = style({ display: 'grid', gap: vars.space[2], breakInside: 'avoid' })
export const bar = style({
  position: 'relative',
  blockSize: '.75rem',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  border: `${vars.line.hair} solid ${vars.color.night}`,
  background: vars.color.night,
  // Without its colours it would be an empty frame, on paper and in forced colours.
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  // Ink is light in these schemes: a white night on a black background would say the opposite.
  selectors: { [lv]: { background: 'none', borderColor: vars.color.text } },
})
const part = {
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.day,
  selectors: { [lv]: { background: vars.color.text } },
} as const

export const twilight = style({ ...part, opacity: 0.38 })
export const daylight = style(part)
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
})
export const label = style({
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
export const length = style({})

export const skin = { root, bar, twilight, daylight, text, label, length }
