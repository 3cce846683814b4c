import { wrap } from '@tropa/library/layout.ts'
import { from, leadSize, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const page = style([wrap, { paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])
/** Without scripts there is no sheet: the page itself is printed, small and without pictures. */
const onPaper = (selector: string, rule: object) => globalStyle(selector, { '@media': { print: rule } })
onPaper(`:root:has(${page})`, { fontSize: '58%' })
onPaper(`${page} :is([data-card] img, [data-card] a[href^="#"])`, { display: 'none' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: 'start',
  marginBlockStart: vars.space[6],
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)' } },
})
export const map = style({ '@container': { [from.wide]: { position: 'sticky', insetBlockStart: '5.5rem' } } })
export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const lead = style({ fontSize: leadSize, lineHeight: 1.5, maxInlineSize: vars.size.measure })

export const take = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const keep = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const hint = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  maxInlineSize: vars.size.measure,
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const stops = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
export const day = style({ marginBlockStart: vars.space[4] })
/** On a narrow page the number stands above its card, which needs the full width. */
export const stop = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `0 ${vars.space[3]}`,
  alignItems: 'start',
  '@container': { [from.small]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
/** The same look as the numbers of all tracks' stops. */
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  marginBlockStart: vars.space[4],
  border: `${vars.line.heavy} solid ${vars.color.track}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  fontFeatureSettings: "'lnum' 1",
})
/** The line beside a stop limits its width, and separates the stops. */
export const card = style({ container: 'page / inline-size' })
globalStyle(`${card} > article:first-child`, { borderBlock: 0 })
