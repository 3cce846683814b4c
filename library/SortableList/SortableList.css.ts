import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedColors } from '../theme/forced-colors.ts'

const gap = vars.space[3]

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap })
export const grip = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'grab',
  // A finger on the grip drags the row: it does not scroll the page or select text.
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
})
export const gripButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  // Firefox does not start a drag on a button.
  pointerEvents: 'none',
})
export const icon = iconRoot
/** Takes no space, so that rows do not move while one is dragged over them. */
export const place = style({ position: 'relative', zIndex: 2, blockSize: 0, marginBlockStart: `calc(-1 * ${gap})` })
export const line = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${gap} / 2 - .125rem)`,
  blockSize: '.25rem',
  borderRadius: vars.radius.pill,
  selectors: {
    '&[data-active]': { background: vars.color.actionEdge },
    "[data-theme^='lv'] &[data-active]": { background: 'currentColor' },
  },
  '@media': { [forcedColors]: { selectors: { '&&[data-active]': { background: 'Highlight' } } } },
})
export const status = style(visuallyHidden)

export const skin = { root, grip, gripButton, icon, place, line, status }
