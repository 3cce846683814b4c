import { style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { below } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const list = style({ display: 'grid', gap: vars.space[1], inlineSize: '100%' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  lineHeight: vars.leading.snug,
  '@container': { [below.small]: { columnGap: vars.space[2] } },
  selectors: { '&[data-past]': { color: vars.color.textMuted } },
})
export const date = style({
  minInlineSize: 'min(11rem, 100%)',
  '@container': { [below.small]: { minInlineSize: '9rem' } },
  fontWeight: vars.weight.semibold,
  selectors: { '[data-past] > &': { fontWeight: vars.weight.regular } },
})
export const times = style({ fontVariantNumeric: 'tabular-nums lining-nums' })
export const time = style({ whiteSpace: 'nowrap' })
export const place = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const mark = style({
  marginInlineStart: 'auto',
  paddingInline: '.6rem',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.6rem',
  selectors: {
    '[data-today] > &': { background: vars.color.successBg, color: vars.color.success },
    "[data-theme^='lv'] &": { boxShadow: `inset 0 0 0 ${vars.line.hair} currentColor` },
  },
})
export const all = style({ inlineSize: '100%' })
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[2],
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.md,
  color: vars.color.link,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.quietHover, color: vars.color.linkHover },
    "[data-theme^='lv'] &": { textDecoration: 'underline' },
  },
})
export const icon = style([
  iconRoot,
  {
    transition: `rotate ${vars.duration.fast}`,
    selectors: { '[open] > summary > &': { rotate: '180deg' } },
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  },
])
export const empty = style({ color: vars.color.textMuted })
export const zone = style({ color: vars.color.textMuted, fontSize: vars.text.xs, lineHeight: vars.leading.snug })

export const skin = { root, list, row, date, times, time, place, mark, all, summary, icon, empty, zone }
