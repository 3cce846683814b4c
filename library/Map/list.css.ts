import { style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedColors, markChosen } from '../theme/forced-colors.ts'
import { mapHeight } from './height.ts'
import { button, inked } from './map-skin.ts'

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
  // Thousands of places cost nothing until they are scrolled into view.
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
  '@media': {
    [forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[data-selected]': { borderInlineStartColor: 'Highlight' } },
    },
  },
})
export const itemText = style({ flex: 1, minInlineSize: 0 })
export const itemTitle = style({
  position: 'relative',
  display: 'inline-block',
  // A larger touch target that does not change the layout.
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
markChosen(`${itemButton}[aria-pressed='true']`)
