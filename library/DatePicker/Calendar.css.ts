import { style } from '@vanilla-extract/css'
import { root as buttonRoot } from '../Button/Button.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { forcedColors, markChosen } from '../theme/forced-colors.ts'

const { color } = vars
/** Seven targets side by side, with a pixel between and around them. */
const monthWidth = `calc(7 * ${vars.size.target} + 8px)`
/** The padding of the dialog; on the narrowest screen the days need all of the width. */
const around = `clamp(0px, (100vw - ${monthWidth}) / 2 - 2px, min(2.5vw, ${vars.space[5]}))`
/** The padding of the content under the days. */
const beside = `max(.375rem, ${around})`

export const calendar = style({ padding: around })
export const months = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  selectors: { "&[data-count='2']": { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const month = style({ inlineSize: monthWidth, maxInlineSize: '100%', marginInline: 'auto' })
export const head = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.target} minmax(0, 1fr) ${vars.size.target}`,
  alignItems: 'center',
  paddingBlockEnd: '.35rem',
})
export const title = style({
  gridColumn: 2,
  gridRow: 1,
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})
export const turn = style({
  gridRow: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  borderRadius: vars.radius.md,
  color: color.link,
  selectors: {
    "&[data-turn='next']": { gridColumn: 3 },
    '&:hover': { background: color.quietHover },
    '&:disabled': { background: 'none', color: color.textDisabled, cursor: 'not-allowed' },
    "[data-theme^='lv'] &:hover:enabled": { background: color.text, color: color.bg },
  },
})
export const turnIcon = iconRoot
export const grid = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '1px',
})
export const weekday = style({
  blockSize: '2rem',
  padding: 0,
  color: color.textMuted,
  // A seventh of a phone's width holds three letters, also of text at 200 %.
  fontSize: `min(${vars.text.xs}, 4.4cqi)`,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
})
export const day = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: '1.05',
  textAlign: 'center',
  selectors: {
    '&:hover': { background: color.quietHover },
    '&[data-today]': { boxShadow: `inset 0 0 0 1.5px ${color.borderStrong}` },
    '&[data-disabled]': {
      background: 'none',
      color: color.textDisabled,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
    },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-selected]': { background: color.text, color: color.bg },
    "[data-theme^='lv'] &": { borderRadius: 0 },
    "[data-theme^='lv'] &[data-today]": { boxShadow: `inset 0 0 0 ${vars.line.heavy} currentColor` },
    "[data-theme^='lv'] &:hover:not([data-disabled])": {
      textDecoration: 'underline',
      textDecorationThickness: vars.line.heavy,
    },
    '&&:focus-visible': { outlineOffset: '-2px', boxShadow: `inset 0 0 0 3px ${color.focusInner}` },
  },
  '@media': { [forcedColors]: { selectors: { '&[data-today]': { border: `${vars.line.thick} solid` } } } },
})
export const note = style({
  color: color.textMuted,
  fontSize: '.6875rem',
  fontWeight: vars.weight.regular,
  lineHeight: '1.2',
  selectors: {
    '[data-selected] > &, [data-disabled] > &': { color: 'inherit' },
    "[data-theme^='lv'] &": { color: 'inherit' },
  },
})
export const footer = style({
  // No wider than the months, so that a long sentence does not stretch the dialog.
  contain: 'inline-size',
  marginInline: beside,
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.line.hair} solid ${color.border}`,
})
export const actions = style({
  contain: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} .375rem`,
  padding: beside,
  paddingBlockStart: 0,
})
export const action = style([
  buttonRoot,
  {
    selectors: { '&[data-close]': { marginInlineStart: 'auto' } },
    // On a phone both presets are in one line.
    '@container': { [below.small]: { selectors: { '&&': { paddingInline: '.8rem' } } } },
  },
])
markChosen(`${day}[data-selected]`)

export const skin = {
  calendar,
  months,
  month,
  head,
  title,
  turn,
  turnIcon,
  grid,
  weekday,
  day,
  note,
  footer,
  actions,
  action,
}
