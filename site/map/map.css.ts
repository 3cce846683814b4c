import { below, from, vars } from '@tropa/library/theme'
import { forcedColors, markChosen } from '@tropa/library/theme/forced-colors.ts'
import { mapHeight } from '@tropa/library/Map/height.ts'
import { globalStyle, style } from '@vanilla-extract/css'

const shown = ':is([data-selected], [data-pointed])'
/** The bar takes no space. */
const bar = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${vars.space[3]})`,
  inlineSize: vars.line.heavy,
  background: vars.color.track,
  '@media': { [forcedColors]: { background: 'Highlight' } },
} as const

/** Marks the item whose place is chosen on the map, or whose pin is hovered or focused. */
export const listed = style({ position: 'relative', selectors: { [`&${shown}::before`]: bar } })
/** The words in a row of the list, which is marked as a whole. */
export const listedWords = style({})
globalStyle(`li:has(${listedWords}${shown})::before`, bar)
export const listedRow = style([
  listed,
  {
    selectors: {
      '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`, paddingBlockStart: vars.space[5] },
    },
  },
])

export const show = style({
  '@media': { print: { display: 'none' } },
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.quietHover, borderColor: vars.color.text, color: vars.color.text },
    "&[aria-current='true']": {
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
      color: vars.color.onAction,
    },
  },
})
markChosen(`${show}[aria-current='true']`)

export const showQuiet = style([
  show,
  {
    selectors: { "&:not(:hover, [aria-current='true'])": { borderColor: 'transparent', background: 'none' } },
  },
])

export const frame = style({ scrollMarginBlockStart: '6rem' })
/** On paper the static map is used, because browsers do not always print a canvas. */
export const live = style({ '@media': { print: { display: 'none' } } })
export const paper = style({ display: 'none', '@media': { print: { display: 'block' } } })
/** Reserves the height of the map, so that nothing moves when it appears. */
export const plate = style({
  '@media': {
    'screen and (scripting: enabled)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      minBlockSize: mapHeight,
      borderRadius: vars.radius.lg,
      background: vars.color.mapOut,
      selectors: {
        // The word about a failure has its own ground, and may be lower than a map.
        "&:has([data-state='failed'])": { minBlockSize: 0, background: 'none' },
      },
    },
  },
})
export const note = style({
  marginBlockStart: vars.space[2],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.textMuted,
})
export const again = style({ marginInlineStart: vars.space[2] })

/** If there is no room for both, the container's `data-view` shows the list or the map. */
export const views = style({ '@container': { [from.medium]: { display: 'none' } } })
const otherView = (view: 'list' | 'map') =>
  style({
    '@container': { [below.medium]: { selectors: { [`[data-view='${view}'] > &`]: { display: 'none' } } } },
  })
export const listView = otherView('map')
export const mapView = otherView('list')
