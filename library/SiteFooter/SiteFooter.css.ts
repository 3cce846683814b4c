import { globalStyle, style } from '@vanilla-extract/css'
import * as anyLink from '../Link/Link.css.ts'
import { wrap } from '../layout.ts'
import * as phoneLink from '../PhoneLink/PhoneLink.css.ts'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const onDark = {
  color: vars.color.textInverse,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textInverse, textDecoration: 'underline' },
    "[data-theme^='lv'] &": { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
} as const

export const root = style({ marginBlockStart: vars.space.section, color: vars.color.textInverse })
export const ground = style({
  paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
  background: vars.color.surfaceInverse,
  selectors: { "[data-theme^='lv'] &": { borderBlock: `${vars.line.hair} solid ${vars.color.border}` } },
})
// On the dark background the focus ring is amber.
globalStyle(`:where(${root}) :focus-visible`, {
  outlineColor: vars.color.action,
  boxShadow: `0 0 0 2px ${vars.color.surfaceInverse}`,
})

export const columns = style({
  ...wrap,
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[10]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [from.wide]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
    [from.full]: { gridTemplateColumns: '18rem minmax(0, 1fr)' },
  },
})
export const brand = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
})
export const sentence = style({
  maxInlineSize: '22rem',
  color: vars.color.textInverseMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

/** As many columns as fit; the other groups are below. */
export const groups = style({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.space[4]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [from.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))', columnGap: vars.space[6] },
    'page (max-width: 21rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const group = style({ minInlineSize: 0 })
export const groupTitle = style({
  paddingBlockEnd: vars.space[2],
  color: vars.color.textInverseMuted,
  fontFamily: vars.font.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const link = style({
  ...onDark,
  // Inline, so that the mark of an external link follows its last word.
  display: 'inline-block',
  alignContent: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
  paddingBlock: '.4rem',
  lineHeight: '1.3',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // So that `конфиденциальности` fits in one of two columns, and on a phone with the largest text.
  '@container': { [below.small]: { fontSize: `min(${vars.text.sm}, 7cqi)` } },
})
export const mark = style([anyLink.mark])

export const bottom = style({
  ...wrap,
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[10]}`,
  marginBlockStart: vars.space[10],
  color: vars.color.textInverseMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  selectors: {
    // As wide as the text; a border of the box would extend into the gutters.
    '&::before': {
      content: '',
      gridColumn: '1 / -1',
      marginBlockEnd: vars.space[2],
      borderBlockStart: `${vars.line.hair} solid ${vars.color.borderInverse}`,
    },
  },
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
})
export const line = style({})
export const contact = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4] })
const reachable = {
  ...onDark,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: vars.size.target,
} as const
export const phone = style([phoneLink.root, reachable])
export const mail = style({ ...reachable, overflowWrap: 'anywhere' })

export const skin = {
  root,
  ground,
  columns,
  brand,
  sentence,
  groups,
  group,
  groupTitle,
  link,
  mark,
  bottom,
  line,
  contact,
  phone,
  mail,
}
