import { from, vars } from '@tropa/library/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { columns as objectColumns, text as objectText } from '../objects/object-page.css.ts'

export { aside, foot, lead, page, quiet } from '../objects/object-page.css.ts'

/** On paper the prices follow the text into the second column, which would otherwise be mostly empty. */
export const columns = style([objectColumns, { '@media': { print: { display: 'block', columns: 2 } } }])
const inColumns = style({ '@media': { print: { display: 'contents' } } })
export const text = style([objectText, inColumns])
/** Not printed: the cards repeat the programme and would need another sheet. */
globalStyle(`main:has(${inColumns}) #places`, { '@media': { print: { display: 'none' } } })
globalStyle(`${inColumns} > *`, { '@media': { print: { marginBlockEnd: vars.space[4] } } })

/** The line, drawn as a river, that connects the stops of a programme. */
const river = `3px`
const stopSize = '2.6rem'
const narrowest = 'page (max-width: 16rem)'

export const program = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space[2],
})
export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stopSize} minmax(0, 1fr)`,
  gap: vars.space[4],
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${stopSize} 0`,
      insetInlineStart: `calc(${stopSize} / 2 - ${river} / 2)`,
      inlineSize: river,
      background: vars.color.mapWater,
    },
  },
  // The largest text on a phone needs the width beside the number.
  '@container': {
    [narrowest]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[2],
      selectors: { '&:not(:last-child)::before': { display: 'none' } },
    },
  },
})
export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: stopSize,
  blockSize: stopSize,
  border: `${vars.line.heavy} solid ${vars.color.mapWater}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'lining-nums',
})
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
  paddingBlockStart: vars.space[1],
})
/** As large as the text, in which the longest word fits: letters of text are broader than those of headings. */
const wordSize = `min(${vars.text.md}, (100cqi - 2 * ${vars.space.gutter}) / var(--longest-word, 8) / 1.16)`
export const stepTitle = style({
  fontFamily: vars.font.text,
  fontSize: vars.text.lg,
  lineHeight: 1.3,
  letterSpacing: 0,
  marginBlockEnd: vars.space[1],
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { [narrowest]: { fontSize: wordSize } },
})

export const arrival = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [from.small]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const point = style({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
})
export const pointName = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const at = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
})
