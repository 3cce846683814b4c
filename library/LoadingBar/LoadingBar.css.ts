import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** Both values are from the specification. */
const height = '2px'
const run = '5000ms'
const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.96)' } })

export const root = style({
  position: 'fixed',
  zIndex: vars.layer.loading,
  insetInline: 0,
  insetBlockStart: 0,
  pointerEvents: 'none',
})
export const track = style({ display: 'block', inlineSize: '100%', blockSize: height })
export const bar = style({
  fill: vars.color.actionEdge,
  transformOrigin: 'left',
  transition: `width ${vars.duration.base} ${vars.easing.standard}`,
  selectors: {
    '&[data-running]': { animation: `${advance} ${run} ${vars.easing.enter} both` },
    "[data-theme^='lv'] &": { animation: 'none', transition: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', transition: 'none' } },
})

export const skin = { root, track, bar }
