import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedColors } from '../theme/forced-colors.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  overflowWrap: 'break-word',
})
export const status = style({
  justifySelf: 'start',
  minBlockSize: '1.6rem',
  padding: '.2rem .6rem',
  borderRadius: vars.radius.sm,
  background: vars.color.dangerBg,
  color: vars.color.danger,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.5',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&[data-open]': { background: vars.color.successBg, color: vars.color.success },
    "[data-theme^='lv'] &": { boxShadow: `inset 0 0 0 ${vars.line.hair} currentColor` },
  },
})
/** The table is wider than its column by the padding of its cells, so only today's background extends beyond it. */
const inset = '.6rem'

export const table = style({
  inlineSize: `calc(100% + 2 * ${inset})`,
  marginInline: `-${inset}`,
  borderCollapse: 'separate',
  borderSpacing: '0 .15rem',
  fontSize: vars.text.sm,
})
export const row = style({
  selectors: {
    '&[data-today]': {
      background: vars.color.selected,
      color: vars.color.onSelected,
      fontWeight: vars.weight.semibold,
    },
    "[data-theme^='lv'] &[data-today]": { background: vars.color.text, color: vars.color.bg },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[data-today]': { outline: `${vars.line.thick} solid Highlight` } } },
  },
})
const narrow = 'page (max-width: 21rem)'
const cell = {
  padding: `.35rem ${inset}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@container': { [narrow]: { display: 'block', overflowWrap: 'anywhere' } },
} as const
export const day = style({
  ...cell,
  inlineSize: '8rem',
  paddingInlineEnd: 0,
  borderStartStartRadius: vars.radius.sm,
  borderEndStartRadius: vars.radius.sm,
  fontWeight: 'inherit',
})
export const hours = style({
  ...cell,
  borderStartEndRadius: vars.radius.sm,
  borderEndEndRadius: vars.radius.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-closed]': { color: vars.color.textMuted }, '[data-today] > &': { color: 'inherit' } },
})
export const bar = style({
  inlineSize: '100%',
  blockSize: '.5rem',
  marginBlockStart: '.3rem',
  borderRadius: '2px',
  background: vars.color.surfaceSunken,
  selectors: {
    "[data-theme^='lv'] &": { border: '1px solid currentColor' },
    "[data-theme^='lv'] [data-today] &": { background: 'none' },
  },
})
export const open = style({ fill: vars.color.link, selectors: { "[data-theme^='lv'] &": { fill: 'currentColor' } } })
export const now = style({ fill: vars.color.action, selectors: { "[data-theme^='lv'] &": { display: 'none' } } })
export const empty = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.xs, lineHeight: vars.leading.snug })

export const skin = { root, status, table, row, day, hours, bar, open, now, empty, note }
