import { keyframes, style } from '@vanilla-extract/css'
import { barHeight } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'

/** Large letters on a phone. */
const narrow = 'page (max-width: 17.99rem)'
/** Where buttons beside the text would leave few letters to a line. */
const narrowForButtons = 'page (max-width: 27.99rem)'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(.5rem)' } })

/** It is outside the page's container, so it is a container itself. */
export const root = style({
  container: 'page / inline-size',
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: 'min(100%, 32rem)',
  pointerEvents: 'none',
  // The region is at the edge of the window, so its focus ring is drawn inside.
  selectors: { '&&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' } },
})
export const list = style({
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space[2],
  padding: vars.space[4],
  // The page stays in sight behind many of them, and all can be reached.
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  '@container': { [narrow]: { padding: vars.space[2] } },
  // A media query, because its container is only as wide as a notification. The bar exists in narrow windows only.
  '@media': { '(width < 64rem)': { marginBlockEnd: `var(${barHeight}, 0px)` } },
  selectors: { '&:empty': { display: 'block', padding: 0 } },
})
export const notification = style({
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: vars.space[3],
  maxInlineSize: '30rem',
  minBlockSize: '3.75rem',
  padding: '.5rem .5rem .5rem 1rem',
  border: `${vars.line.hair} solid ${vars.color.borderInverse}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  boxShadow: vars.elevation[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
  '@container': { [narrow]: { columnGap: vars.space[1], padding: vars.space[2] } },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
export const icon = style({ flex: 'none' })
export const text = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': {
    [narrowForButtons]: { selectors: { '&:has(~ button + button)': { flexBasis: 'calc(100% - 3rem)' } } },
    [narrow]: { flexBasis: 'calc(100% - 2rem)' },
  },
})
const button = {
  flex: 'none',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    // A tint would reduce the contrast that these themes are for.
    "[data-theme^='lv'] &:hover": { background: 'none', boxShadow: 'inset 0 0 0 2px currentColor' },
    // On the dark background the ring is light.
    '&&:focus-visible': { outlineColor: vars.color.linkInverse, boxShadow: `0 0 0 2px ${vars.color.surfaceInverse}` },
  },
} as const
export const undo = style({
  ...button,
  paddingInline: '.75rem',
  color: vars.color.linkInverse,
  fontWeight: vars.weight.semibold,
})
export const dismiss = style({ ...button, display: 'inline-grid', placeItems: 'center' })

export const skin = { root, list, notification, icon, text, undo, dismiss }
