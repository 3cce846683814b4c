import { globalStyle, style, type GlobalStyleRule as StyleRule } from '@vanilla-extract/css'
import { pin, pinIcon, pinNumber as number } from '../Category/pin.css.ts'
import { titleOverPin } from '../Category/title-over-pin.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({ position: 'relative', inlineSize: '100%' })
export const map = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.mapOut,
  isolation: 'isolate',
  // Without its colour a pin would be an empty circle on paper.
  printColorAdjust: 'exact',
})
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  // These themes have two colours, and the picture would add others.
  selectors: { "[data-theme^='lv'] &": { filter: 'grayscale(1)' } },
})

/** Keeps the name of a town legible over rivers and forests. */
const halo = ['3px', '3px', '6px'].map((blur) => `0 0 ${blur} ${vars.color.mapLand}`).join(', ')

export const town = style({
  position: 'absolute',
  inlineSize: 0,
  blockSize: 0,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: vars.color.mapLabel,
  selectors: {
    '&[data-big]': { fontSize: vars.text.sm, fontWeight: vars.weight.semibold },
    '&:hover': { color: vars.color.mapLabel },
  },
})
export const dot = style({
  position: 'absolute',
  inlineSize: '.56rem',
  blockSize: '.56rem',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: `2px solid ${vars.color.mapLabel}`,
  background: vars.color.mapLand,
  selectors: {
    [`${town}[data-big] &`]: { inlineSize: '.75rem', blockSize: '.75rem', background: vars.color.mapLabel },
  },
})
export const townTitle = style({
  position: 'absolute',
  textShadow: halo,
  selectors: { [`a${town}:hover &`]: { textDecoration: 'underline' } },
})

const places = {
  right: { inset: '-.6em auto auto .6rem', translate: 'none' },
  left: { inset: '-.6em .6rem auto auto', translate: 'none' },
  top: { inset: 'auto auto .5rem', translate: '-50%' },
  bottom: { inset: '.55rem auto auto', translate: '-50%' },
}
/** The sides of the names depend on the width of the map; a town without room for its name is hidden. */
const onSides = (look: string, inRoom: (rule: StyleRule) => StyleRule) => {
  globalStyle(`${town}[data-${look}]`, inRoom({ display: 'block' }))
  globalStyle(`${town}[data-${look}='none']`, inRoom({ display: 'none' }))
  for (const [side, place] of Object.entries(places))
    globalStyle(`${town}[data-${look}='${side}'] > ${townTitle}`, inRoom(place))
}
onSides('wide', (rule) => rule)
onSides('narrow', (rule) => ({ '@container': { [below.small]: rule } }))
onSides('narrowest', (rule) => ({ '@container': { 'page (max-width: 20.99rem)': rule } }))

export const pins = style({})
export const pinItem = style({})
/** Invisible, except when its pin is hovered or focused. */
export const pinTitle = style({
  ...titleOverPin,
  opacity: 0,
  selectors: { [`${pin}:hover &, ${pin}:focus-visible &`]: { opacity: 1 } },
})
export const credit = style({
  position: 'absolute',
  insetInlineStart: '.6rem',
  insetBlockEnd: '.5rem',
  paddingInline: vars.space[2],
  paddingBlock: '.1rem',
  borderRadius: vars.radius.sm,
  fontSize: '.75rem',
  lineHeight: vars.leading.snug,
  color: vars.color.mapLabel,
  background: vars.color.mapLand,
  // A narrow map has no room for it, so it is below.
  '@container': { [below.small]: { position: 'static', marginBlockStart: vars.space[1], background: 'none' } },
})

export const skin = { number, pin, pinIcon, root, map, picture, town, dot, townTitle, pins, pinItem, pinTitle, credit }
