import { wrap as wrapWidth } from '@tropa/library/layout.ts'
import { below, from, leadSize, titleSize, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const hero = style({
  paddingBlockStart: `calc(${vars.space.section} * .6)`,
  '@container': { [below.small]: { display: 'flex', flexDirection: 'column', paddingBlockStart: vars.space[4] } },
})
export const wrap = style(wrapWidth)

/** Printed on two sheets: small letters, without buttons and decoration. */
const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rule } })
onPaper(`:root:has(${hero})`, { fontSize: '62.5%' })
onPaper(`${hero} form, #year`, { display: 'none' })
onPaper(`main:has(${hero}) > section`, { paddingBlock: `${vars.space[3]} 0` })
onPaper(`main:has(${hero}) > section > div > :first-child`, { marginBlockEnd: vars.space[3], breakAfter: 'avoid' })
onPaper(`${hero} h1`, { fontSize: '2rem' })
onPaper(`main:has(${hero}) #events [data-layout]`, { columns: 2, columnGap: vars.space[8] })

export const top = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  alignItems: 'end',
  marginBlockEnd: vars.space[6],
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
})
export const title = style({
  // The question takes two lines on a phone and one in a wide window; letters for low vision are broader.
  fontSize: `min(${titleSize('display')}, 13cqi)`,
  selectors: { "[data-theme^='lv'] &": { fontSize: `min(${titleSize('display')}, 10.4cqi)` } },
  lineHeight: vars.leading.display,
  letterSpacing: vars.tracking.display,
})
export const lead = style({ fontSize: leadSize, lineHeight: 1.5, maxInlineSize: '34rem' })

export const finder = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  marginBlockEnd: vars.space[8],
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation[1],
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr) minmax(0, 1fr) auto' } },
})
export const field = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.controlLg,
  paddingInline: vars.space[4],
  background: vars.color.surfaceSunken,
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `3px solid ${vars.color.focusOuter}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
    },
    '[data-theme^="lv"] &': { borderColor: vars.color.border },
  },
})
export const fieldText = style({ display: 'grid', flex: 1, minInlineSize: 0 })
export const fieldLabel = style({ fontSize: vars.text.xs, color: vars.color.textMuted, lineHeight: vars.leading.snug })
export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: vars.weight.semibold,
  // The field draws the focus ring, because the ring of the input would cut through the label above.
  selectors: {
    '&&:focus-visible': { outline: 0, boxShadow: 'none' },
    '&::placeholder': { color: vars.color.textMuted, fontWeight: vars.weight.regular, opacity: 1 },
  },
})
/** Without the browser's own padding, it begins under its label. */
export const select = style([input, { appearance: 'none', paddingInlineEnd: vars.space[8], textOverflow: 'ellipsis' }])
export const chevron = style({ position: 'absolute', insetInlineEnd: vars.space[4], pointerEvents: 'none' })
export const fieldValue = style({ fontWeight: vars.weight.semibold })

export const summary = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  alignItems: 'center',
  paddingBlock: vars.space[6],
  '@container': { [from.wide]: { gridTemplateColumns: 'auto minmax(14rem, 1fr) minmax(0, 2fr)' } },
})
export const temperature = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  // Two numbers and their signs fit on one line of a phone.
  fontSize: `min(${vars.text.h1}, 10.6cqi)`,
  fontFeatureSettings: "'lnum' 1",
  letterSpacing: vars.tracking.heading,
  lineHeight: 1,
  whiteSpace: 'nowrap',
})
export const notes = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  '@container': { 'page (max-width: 16rem)': { gap: vars.space[2], fontSize: '.875rem' } },
})
export const quietNote = style([note, { color: vars.color.textMuted }])

export const places = style({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[10]}`,
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
})
/** Without the sketch map, which would need another sheet. */
onPaper(places, { display: 'block' })
onPaper(`${places} > :first-child`, { display: 'none' })
onPaper(`${places} > :last-child`, { columns: 2, columnGap: vars.space[8] })
/** The map stays in view beside the list, which is longer. */
globalStyle(`${places} > figure`, {
  '@container': { [from.wide]: { position: 'sticky', insetBlockStart: '6rem' } },
})

/**
 * The first screen of a phone: the question, one field, the landscape and the temperature of its month. The place and
 * the time are chosen above and below; the sentence follows the landscape.
 */
const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@container': { [below.small]: rule } })

onPhone(`${hero} > ${wrap}:first-child, ${hero} > ${wrap}:first-child > ${top}`, { display: 'contents' })
onPhone(`${hero} ${title}, ${hero} ${lead}, ${hero} ${finder}`, { marginInline: vars.space.gutter })
onPhone(`${hero} ${lead}`, { order: 1, marginBlockStart: vars.space[5] })
onPhone(`${hero} > ${wrap}:last-child`, { order: 2 })
onPhone(`${hero} ${finder}`, {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  padding: 0,
  marginBlock: vars.space[3],
  background: 'none',
  border: 0,
  boxShadow: 'none',
})
onPhone(`${hero} ${finder} > ${field}:not(:first-child)`, { display: 'none' })
onPhone(`${hero} ${finder} > ${field}:first-child`, {
  borderColor: vars.color.borderStrong,
  background: vars.color.surface,
})
globalStyle(`${hero} ${finder}`, {
  '@container': { 'page (max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
