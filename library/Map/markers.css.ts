import { globalStyle, style } from '@vanilla-extract/css'
import { pin as marker, pinIcon as markerIcon, pinNumber as markerNumber } from '../Category/pin.css.ts'
import { titleOverPin } from '../Category/title-over-pin.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedColors } from '../theme/forced-colors.ts'
import { lv } from './map-skin.ts'

export const markers = style({ position: 'absolute', insetBlockStart: 0, left: 0 })
export { marker, markerIcon, markerNumber }
/** Markers may overlap: the hovered or focused one is on top. */
globalStyle(`${markers} > :is(:hover, :has(:focus-visible), [data-pointed])`, { zIndex: '2 !important' })

/** Numbers of several stops: a plate as wide as they are, with a point, instead of the drop. */
const wide = `${marker}[data-wide]`
globalStyle(wide, {
  inlineSize: 'max-content',
  minInlineSize: vars.size.target,
  paddingInline: vars.space[3],
})
globalStyle(`${wide} > ${markerNumber}`, { whiteSpace: 'nowrap' })
globalStyle(`${wide}::before`, { inset: '.35rem 0 .6rem', rotate: 'none', borderRadius: vars.radius.pill })
globalStyle(`${wide}::after`, {
  content: '',
  position: 'absolute',
  insetBlockEnd: '.2rem',
  insetInlineStart: 'calc(50% - .4rem)',
  inlineSize: '.8rem',
  blockSize: '.45rem',
  clipPath: 'polygon(0 0, 100% 0, 50% 100%)',
  background: vars.color.track,
})
globalStyle(`${wide}[data-selected]::after`, {
  background: vars.color.action,
  '@media': { [forcedColors]: { background: 'Highlight' } },
})

/** Hover or focus of the marker itself, or of its row in a list beside the map. */
const pointed = `${marker}:hover &, ${marker}:focus-visible &, [data-pointed] > ${marker} &`

/** Shown over a hovered marker; the accessible name says the same. */
export const markerTitle = style({
  ...titleOverPin,
  visibility: 'hidden',
  selectors: { [pointed]: { visibility: 'visible' } },
})

export const legs = style({ position: 'absolute', insetBlockStart: 0, left: 0, pointerEvents: 'none' })
/** In the middle of its leg. */
export const leg = style({
  position: 'absolute',
  translate: '-50% -50%',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.pill,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  whiteSpace: 'nowrap',
  color: vars.color.text,
  background: vars.color.mapLand,
  selectors: { [lv]: { border: `${vars.line.hair} solid ${vars.color.border}` } },
})
/** Stops show their names, because they are few and make the route readable. */
export const stopTitle = style({
  position: 'absolute',
  insetInlineStart: '88%',
  insetBlockStart: '20%',
  // `labels.ts` depends on this width, and on the number of lines.
  inlineSize: 'max-content',
  maxInlineSize: '9rem',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.sm,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  background: vars.color.mapLand,
  pointerEvents: 'none',
  selectors: {
    "&[data-side='before']": { insetInlineStart: 'auto', insetInlineEnd: '88%' },
    // The drop is narrower than its button, and a plate is not.
    [`${wide} > &[data-side='after']`]: { insetInlineStart: '100%' },
    [`${wide} > &[data-side='before']`]: { insetInlineEnd: '100%' },
    "&[data-side='above']": {
      insetInlineStart: '50%',
      insetBlockStart: 'auto',
      insetBlockEnd: '100%',
      translate: '-50%',
    },
    "&[data-side='below']": { insetInlineStart: '50%', insetBlockStart: '100%', translate: '-50%' },
    [pointed]: { visibility: 'hidden' },
  },
})
