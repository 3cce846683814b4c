import { style } from '@vanilla-extract/css'
import { visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'
import { button, inked, lv, onMap } from './map-skin.ts'

export const zoom = style({
  ...onMap,
  insetInlineEnd: vars.space[3],
  insetBlockStart: vars.space[3],
  display: 'grid',
  gap: '.4rem',
})
export const zoomButton = style({
  ...button,
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.quietHover, borderColor: vars.color.text },
    '&[aria-disabled]': { color: vars.color.textDisabled, borderColor: vars.color.border, cursor: 'not-allowed' },
    // All colours are ink there, so disabled buttons are crossed out.
    "[data-theme^='lv'] &[aria-disabled]": {
      backgroundImage: `linear-gradient(to top right, transparent 48%, ${vars.color.text} 48% 52%, transparent 52%)`,
    },
  },
})
export const zoomEnd = style(visuallyHidden)
export const types = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  overflow: 'clip',
  background: vars.color.surface,
})
/** Visually hidden: a description of the map. */
export const typesLegend = style(visuallyHidden)
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
markChosen(`${type}[data-selected]`)
