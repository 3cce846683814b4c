import { globalStyle, style } from '@vanilla-extract/css'
import { root as badgeRoot } from '../Badge/Badge.css.ts'
import { from } from '../theme/breakpoints.ts'
import { root as buttonRoot } from '../Button/Button.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { visuallyHidden } from '../layout.ts'
import { vars } from '../theme/contract.css.ts'
import { line as bone } from '../Skeleton/Skeleton.css.ts'

const lv = "[data-theme^='lv'] &"
/** A card narrower than this breaks 'forecast' and temperatures apart. */
const narrowest = 'min(17rem, 100%)'

export const root = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [from.wide]: {
      // A single card is beside the heading; below it, the rest of the row would be empty.
      selectors: {
        '&:has(> ul > :only-child)': {
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gridTemplateRows: 'auto 1fr',
          columnGap: vars.space[12],
        },
      },
    },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})
export const title = style({})
export const date = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' })
/** A line does not break inside a date. */
globalStyle(`${date} time`, { whiteSpace: 'nowrap' })
export const status = style(visuallyHidden)
export const list = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: `repeat(auto-fit, minmax(${narrowest}, 1fr))`,
  '@container': {
    [from.wide]: { selectors: { '&:has(> :only-child)': { gridColumn: 2, gridRow: '1 / span 2' } } },
  },
})

export const card = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  '@container': { 'page (max-width: 15rem)': { paddingInline: vars.space[2] } },
  border: `1.5px dashed ${vars.color.norm}`,
  borderRadius: vars.radius.lg,
  selectors: {
    "&[data-kind='forecast']": {
      border: `${vars.line.card} solid ${vars.color.border}`,
      background: vars.color.surface,
    },
    [lv]: { borderWidth: vars.line.thick, borderRadius: 0 },
    "[data-theme^='lv'] &[data-kind='forecast']": { borderWidth: vars.line.thick },
  },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  lineHeight: vars.leading.snug,
})
export const place = style({
  fontFamily: vars.font.text,
  // A hyphenated name of a town fits in one line with text at 200 %.
  fontSize: `min(${vars.text.md}, 7.5cqi)`,
  fontWeight: vars.weight.bold,
  letterSpacing: 'inherit',
  overflowWrap: 'anywhere',
})
export const when = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const badge = badgeRoot
export const reading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  '@container': { 'page (max-width: 17rem)': { flexWrap: 'wrap' } },
})
export const temperature = style({
  fontFamily: vars.font.display,
  fontFeatureSettings: "'lnum' 1",
  fontSize: 'clamp(1.75rem, 14cqi, 2.5rem)',
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.display,
  lineHeight: '1',
})
export const range = style({ whiteSpace: 'nowrap' })
export const night = style({ color: vars.color.textMuted, fontSize: vars.text.lg, letterSpacing: 'normal' })
export const icon = style([
  iconRoot,
  {
    color: vars.color.norm,
    strokeWidth: 1.5,
    selectors: {
      '&&[data-size]': { inlineSize: '2.5rem', blockSize: '2.5rem' },
      [`[data-kind='forecast'] &`]: { color: vars.color.link },
    },
  },
])
export const text = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const days = style([text, { display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' }])
/** Aligns the dates, the icons and the texts of the days in columns. */
globalStyle(`${days} > li`, { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[2]}` })
globalStyle(`${days} > li > span`, { flex: '1 1 8rem', minInlineSize: 0 })
globalStyle(`${days} time`, {
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
})
export const dayIcon = style([iconRoot, { color: vars.color.textMuted }])
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.xs, lineHeight: vars.leading.snug })
export const retry = style([buttonRoot, { justifySelf: 'start' }])

export const skeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minBlockSize: '11rem',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: { [lv]: { borderRadius: 0 } },
})
export const message = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  maxInlineSize: vars.size.measure,
})
export const messageTitle = style({ fontWeight: vars.weight.semibold })
export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  justifySelf: 'start',
  padding: '.35rem .75rem',
  border: `1.5px dashed ${vars.color.norm}`,
  borderRadius: vars.radius.md,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
})
export const offlineIcon = iconRoot

export const skin = {
  bone,
  root,
  head,
  title,
  date,
  status,
  list,
  card,
  top,
  place,
  when,
  badge,
  reading,
  temperature,
  range,
  night,
  icon,
  text,
  days,
  dayIcon,
  note,
  retry,
  skeleton,
  message,
  messageTitle,
  offline,
  offlineIcon,
}
