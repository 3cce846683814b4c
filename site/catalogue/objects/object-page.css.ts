import { wrap } from '@tropa/library/layout.ts'
import { from, leadSize, vars } from '@tropa/library/theme'
import { mapAnchor } from '../../map/map-view.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export { block, heading } from './block.css.ts'

export const page = style([
  wrap,
  {
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
    // With letters this large, only the title fits the first screen.
    '@container': { 'page (max-width: 16rem)': { paddingBlockStart: vars.space[1] } },
  },
])
/** Without scripts there is no sheet for print, so the page itself is printed, without buttons. */
const onPaper = (selector: string, rule: object) => globalStyle(selector, { '@media': { print: rule } })
onPaper(`:root:has(${page})`, { fontSize: '62.5%' })
/** A place of an event is named in the text; a live map would be printed as tall as it was on the screen. */
onPaper(`main:has(${page}) :is(#nearby, #others, #where #${mapAnchor})`, { display: 'none' })
onPaper(`main:has(${page}) > section`, { paddingBlock: `${vars.space[3]} 0` })
onPaper(`main:has(${page}) > section > div > :first-child`, { marginBlockEnd: vars.space[3], breakAfter: 'avoid' })
onPaper(`main:has(${page}) #${mapAnchor}`, { maxInlineSize: '26rem', breakInside: 'avoid' })

/** The last part of the page, which also comes after parts of the full width. */
export const foot = style([
  wrap,
  { paddingBlock: `${vars.space[6]} ${vars.space[12]}`, '@media': { print: { paddingBlock: 0 } } },
])

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.space[16]}`,
  marginBlockStart: vars.space[8],
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 26rem)', alignItems: 'start' } },
  '@media': {
    print: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gap: vars.space[6],
      marginBlockStart: vars.space[3],
    },
  },
})
export const text = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const lead = style({ fontSize: leadSize, lineHeight: 1.5, maxInlineSize: vars.size.measure })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const offers = style({ display: 'grid' })
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})
export const dish = style([quiet, { display: 'block' }])
