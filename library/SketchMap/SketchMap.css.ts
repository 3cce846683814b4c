import { globalStyle, style, type GlobalStyleRule as StyleRule } from '@vanilla-extract/css'
import { pin, pinIcon, pinNumber as number } from '../Category/pin.css.ts'
import { titleOverPin } from '../Category/title-over-pin.ts'
import { choice, dropdown } from '../layout.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { inverted } from '../PillGroup/pill.ts'

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

const nameSides = {
  right: { inset: '-.6em auto auto .6rem', translate: 'none' },
  left: { inset: '-.6em .6rem auto auto', translate: 'none' },
  top: { inset: 'auto auto .5rem', translate: '-50%' },
  bottom: { inset: '.55rem auto auto', translate: '-50%' },
}
/** The sides of the names depend on the width of the map; a town without room for its name is hidden. */
const onSides = (look: string, inRoom: (rule: StyleRule) => StyleRule) => {
  globalStyle(`${town}[data-${look}]`, inRoom({ display: 'block' }))
  globalStyle(`${town}[data-${look}='none']`, inRoom({ display: 'none' }))
  for (const [side, place] of Object.entries(nameSides))
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
const isOpen = '&:popover-open'
/** Beside its pin, or in the middle of the window in browsers without anchor positioning. */
export const places = style({
  ...dropdown,
  position: 'fixed',
  insetBlockStart: 0,
  maxInlineSize: 'min(24rem, 100vw - 16px)',
  // A press outside closes it, so there is always an outside.
  maxBlockSize: '70vh',
  overflowY: 'auto',
  // Large text needs the width itself.
  padding: '8px',
  color: vars.color.text,
  selectors: { "[data-theme^='lv'] &": { borderRadius: 0, boxShadow: 'none' } },
  '@supports': {
    'not selector(:popover-open)': { display: 'none' },
    '(position-area: span-all)': {
      selectors: {
        [isOpen]: {
          inset: 'auto',
          margin: vars.space[1],
          positionArea: 'block-end span-all',
          positionTryFallbacks: 'flip-block, span-all',
        },
      },
    },
  },
})
export const place = style({
  ...choice,
  paddingInline: '12px',
  color: vars.color.text,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.quietHover, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-3px' },
    "[data-theme^='lv'] &:is(:hover, :focus-visible)": inverted,
  },
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

export const skin = {
  number,
  pin,
  pinIcon,
  root,
  map,
  picture,
  town,
  dot,
  townTitle,
  pins,
  pinItem,
  pinTitle,
  places,
  place,
  credit,
}
