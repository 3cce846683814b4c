import { globalStyle, style } from '@vanilla-extract/css'
import { pin as marker, pinIcon as markerIcon, pinNumber as markerNumber } from '../Category/pin.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { mapHeight } from './height.ts'

const lv = "[data-theme^='lv'] &"

const button = {
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
} as const
const onMap = { position: 'absolute', zIndex: 2 } as const
const inked = { background: vars.color.text, color: vars.color.bg }

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': {
    [from.medium]: {
      selectors: {
        '&[data-list]': { gridTemplateColumns: 'minmax(16rem, 24rem) minmax(0, 1fr)', alignItems: 'start' },
      },
    },
  },
})
export const list = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxBlockSize: '22rem',
  '@container': { [from.medium]: { maxBlockSize: mapHeight } },
})
export const total = style({ paddingBlock: vars.space[3], fontSize: vars.text.sm, fontWeight: vars.weight.semibold })

export const places = style({})
export const empty = style({ paddingBlock: vars.space[4], color: vars.color.textMuted })
export const item = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  borderInlineStart: `${vars.line.heavy} solid transparent`,
  // Thousands of places cost nothing until they are scrolled to.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 5rem',
  selectors: {
    '&[data-selected]': {
      background: vars.color.selected,
      borderInlineStartColor: vars.color.selectedEdge,
      color: vars.color.onSelected,
    },
    [`[data-theme^='lv'] &[data-selected]`]: inked,
  },
})
export const itemText = style({ flex: 1, minInlineSize: 0 })
export const itemTitle = style({
  position: 'relative',
  display: 'inline-block',
  // Room for a finger, which moves nothing.
  marginBlock: '-.75rem',
  paddingBlock: '.75rem',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { [`${item}[data-selected] &, ${item}[data-selected] &:hover`]: { color: 'inherit' } },
})
export const itemFacts = style({
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  selectors: { [`${item}[data-selected] &`]: { color: 'inherit' } },
})
export const itemDescription = style({
  marginBlockStart: vars.space[1],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const itemButton = style({
  ...button,
  flex: 'none',
  selectors: {
    '&:hover': { background: vars.color.quietHover, borderColor: vars.color.text },
    "&[aria-pressed='true']": {
      background: vars.color.action,
      borderColor: vars.color.actionEdge,
      color: vars.color.onAction,
    },
    "[data-theme^='lv'] &[aria-pressed='true']": {
      background: vars.color.bg,
      color: vars.color.text,
      borderColor: vars.color.bg,
    },
  },
})

export const frame = style({
  vars: {
    '--map-cluster': vars.color.catPlace,
    '--map-on-cluster': vars.color.onCat,
    '--map-ground': vars.color.mapLand,
    '--map-route': vars.color.track,
    '--map-route-2': vars.color.catPlace,
    '--map-route-3': vars.color.catEvent,
    '--map-route-4': vars.color.catStay,
    '--map-area': vars.color.link,
  },
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.mapOut,
  selectors: {
    [lv]: { border: `${vars.line.thick} solid ${vars.color.border}` },
    "&[data-state='failed']": {
      gap: vars.space[3],
      justifyItems: 'start',
      padding: vars.space[4],
      background: vars.color.infoBg,
      color: vars.color.text,
    },
  },
})
/** All that fills the frame lies in its one cell. */
const cell = { gridArea: '1 / 1', blockSize: mapHeight } as const

export const canvas = style({
  ...cell,
  inlineSize: '100%',
  fontFamily: vars.font.text,
  selectors: { "[data-state='failed'] > &": { display: 'none' } },
})
export const plain = style({
  ...cell,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[4],
  textAlign: 'center',
  color: vars.color.mapLabel,
  // After a failure what is drawn stands under the word about it.
  selectors: {
    "[data-state='failed'] > &": { gridArea: 'auto', justifySelf: 'stretch', blockSize: 'auto', padding: 0 },
  },
})
export const hint = style({ maxInlineSize: '24rem', lineHeight: vars.leading.snug })
export const show = style({
  ...button,
  padding: '.55rem 1.15rem',
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  selectors: { '&:hover': { borderColor: vars.color.text, background: vars.color.quietHover } },
})
export const more = style({ ...button, margin: vars.space[3], padding: '.55rem 1.15rem', fontSize: vars.text.sm })
/** The types, and under them what there is to say: as much room as both need. */
export const corner = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  selectors: {
    ":not([data-state='failed']) > &": {
      ...onMap,
      insetInlineStart: vars.space[3],
      insetBlockStart: vars.space[3],
      maxInlineSize: `calc(100% - 5rem - ${vars.space[3]})`,
    },
  },
})
export const notice = style({
  lineHeight: vars.leading.snug,
  selectors: {
    '&:empty': { display: 'none' },
    ":not([data-state='failed']) > * > &": {
      padding: `${vars.space[2]} ${vars.space[3]}`,
      borderRadius: vars.radius.md,
      fontSize: vars.text.sm,
      background: vars.color.surfaceRaised,
      color: vars.color.text,
    },
    "[data-theme^='lv'] :not([data-state='failed']) > * > &": {
      border: `${vars.line.thick} solid ${vars.color.border}`,
    },
  },
})

export const markers = style({ position: 'absolute', insetBlockStart: 0, left: 0 })
export { marker, markerIcon, markerNumber }
/** Several may stand in one place: the one that is pointed at, by hand or by key, is seen whole. */
globalStyle(`${markers} > :is(:hover, :has(:focus-visible))`, { zIndex: '2 !important' })

/** Over a marker that is pointed at; its name says the same. */
export const markerTitle = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  inlineSize: 'max-content',
  maxInlineSize: '14rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.sm,
  border: `${vars.line.card} solid ${vars.color.border}`,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${marker}:hover &, ${marker}:focus-visible &`]: { visibility: 'visible' } },
})

export const legs = style({ position: 'absolute', insetBlockStart: 0, left: 0, pointerEvents: 'none' })
/** On its line, in the middle of it. */
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
/** Stops say their names: they are few, and a way is read by them. */
export const stopTitle = style({
  position: 'absolute',
  insetInlineStart: '88%',
  insetBlockStart: '20%',
  inlineSize: 'max-content',
  maxInlineSize: '9rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
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
    [`${marker}:hover &, ${marker}:focus-visible &`]: { visibility: 'hidden' },
  },
})

export const zoom = style({
  ...onMap,
  insetInlineEnd: vars.space[3],
  insetBlockStart: vars.space[3],
  display: 'grid',
  gap: '.4rem',
})
export const zoomButton = style({
  ...button,
  selectors: { '&:hover': { background: vars.color.quietHover, borderColor: vars.color.text } },
})
export const types = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  overflow: 'clip',
  background: vars.color.surface,
})
/** Visually hidden: a description of the map. */
export const typesLegend = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
export const type = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.quietHover },
    '&[data-selected]': {
      background: vars.color.selected,
      color: vars.color.onSelected,
      boxShadow: `inset 0 -3px 0 ${vars.color.selectedEdge}`,
    },
    "[data-theme^='lv'] &[data-selected]": inked,
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: '-3px' },
  },
})
export const typeInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
export const card = style({
  ...onMap,
  insetInlineStart: vars.space[3],
  insetBlockEnd: '2.25rem',
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100% - 1.5rem))',
  padding: vars.space[3],
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.elevation[2],
  lineHeight: vars.leading.snug,
  selectors: { [lv]: { borderWidth: vars.line.thick, boxShadow: 'none' } },
})
export const cardTitle = style({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })
export const cardActions = style({ marginBlockStart: vars.space[2] })
export const cardFacts = style({ fontSize: vars.text.sm, color: vars.color.textMuted })
export const attribution = style({
  ...onMap,
  insetInlineStart: '.6rem',
  insetBlockEnd: '.5rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  fontSize: '.75rem',
  lineHeight: vars.leading.snug,
  color: vars.color.mapLabel,
  background: vars.color.mapLand,
})
