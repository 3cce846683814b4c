import { style } from '@vanilla-extract/css'
import { root as button } from '../Button/Button.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { gutter, section } = vars.space
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const counts = [2, 3, 4, 5] as const
const eachCount = <Rule>(layout: string, rule: (count: number) => Rule) =>
  Object.fromEntries(counts.map((count) => [`&[data-layout='${layout}'][data-columns='${count}']`, rule(count)]))
/** With enlarged text a rail does not scroll: its cards are below each other, or in two columns if there is room. */
const stacked = "[data-text='150'] &[data-layout='rail'], [data-text='200'] &[data-layout='rail']"

export const root = style({
  paddingBlock: section,
  selectors: {
    '&[data-wash]': { background: vars.color.surfaceSunken },
    // Two sections with the same background share the space between them.
    '& + &:not([data-wash])': { paddingBlockStart: 0 },
    '&[data-wash] + &:not([data-wash])': { paddingBlockStart: section },
    "[data-theme^='lv'] &[data-wash]": { borderBlock: `${vars.line.hair} solid ${vars.color.border}` },
  },
})
export const wrap = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
})
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  alignItems: 'end',
  marginBlockEnd: vars.space[8],
  '@container': { [from.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
export const heading = style({ overflowWrap: 'anywhere', hyphens: 'auto' })
export const lead = style({ maxInlineSize: '38rem', marginBlockStart: vars.space[2], color: vars.color.textMuted })
export const aside = style({})
/** Aligns the text of the link with the heading, and keeps its focus ring within the page. */
const besideLink = `min(.75rem, ${gutter} - 4px)`
export const link = style([
  button,
  {
    justifySelf: 'start',
    textAlign: 'start',
    selectors: { '&&': { marginInline: `calc(-1 * ${besideLink})`, paddingInline: besideLink } },
  },
])
export const linkIcon = iconRoot
export const content = style({
  selectors: {
    "&[data-layout='grid']": {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${vars.space[8]} ${vars.space[6]}`,
    },
    "&[data-layout='rail']": {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(82cqi, 19rem)',
      // A card is as tall as its own content, not as the longest one, which is out of view.
      alignItems: 'start',
      gap: vars.space[4],
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: gutter,
      marginInline: `calc(-1 * ${gutter})`,
      padding: `${vars.space[2]} ${gutter}`,
      scrollbarWidth: 'none',
    },
    "&[data-layout='rail'][data-columns='3'], &[data-layout='rail'][data-columns='2']": {
      gridAutoColumns: 'min(86cqi, 26rem)',
    },
    "&[data-layout='rail'][data-columns='5'], &[data-layout='rail'][data-columns='4']": {
      gridAutoColumns: 'min(64cqi, 15rem)',
    },
    [stacked]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflow: 'visible',
      marginInline: 0,
      paddingInline: 0,
    },
  },
  '@container': {
    [from.small]: {
      selectors: {
        "&[data-layout='grid']": { gridTemplateColumns: columns(2) },
        [stacked]: { gridTemplateColumns: columns(2), alignItems: 'stretch' },
      },
    },
    [from.wide]: {
      selectors: {
        ...eachCount('grid', (count) => ({ gridTemplateColumns: columns(count) })),
        ...eachCount('rail', (count) => ({
          gridAutoFlow: 'row',
          gridTemplateColumns: columns(count),
          alignItems: 'stretch',
          gap: vars.space[6],
          overflow: 'visible',
          marginInline: 0,
          padding: 0,
        })),
      },
    },
  },
})

export const skin = { root, wrap, head, heading, lead, aside, link, linkIcon, content }
