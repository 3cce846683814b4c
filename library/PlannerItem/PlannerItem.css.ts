import { globalStyle, style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { root as button } from '../Button/Button.css.ts'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

/** With room for a map beside the rows. */
const wide = 'page (min-width: 56rem)'
/** Too narrow for the buttons beside the text. */
const narrow = 'page (max-width: 30rem)'
/** Too narrow for a picture. */
const narrower = 'page (max-width: 21rem)'
/** Too narrow for anything beside the text. */
const narrowest = 'page (max-width: 16.3rem)'
const padding = '.6rem'
/** With large text the longest word needs the width more than the border does. */
const narrowPadding = '.3rem'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding,
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-dragging]': {
      zIndex: 3,
      borderColor: vars.color.actionEdge,
      outline: `${vars.line.thick} solid ${vars.color.action}`,
      boxShadow: vars.elevation[2],
      transform: 'rotate(-.6deg)',
    },
    '&[data-gone]': { borderStyle: 'dashed', borderColor: vars.color.borderStrong, background: 'transparent' },
  },
  '@container': { [narrowest]: { paddingInline: narrowPadding } },
  // On paper a row is only text.
  '@media': { print: { gap: `0 ${vars.space[2]}`, padding: '.2rem 0', border: 0 } },
})
export const grip = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  marginInline: '-.35rem -.4rem',
  color: vars.color.textMuted,
  '@container': { [narrow]: { marginInline: '-.5rem -.75rem' } },
  '@media': { print: { display: 'none' } },
})
/**
 * On the corner of the picture, or in line if there is none. `actionEdge` is dark enough for small numbers.
 */
export const number = style({
  zIndex: 1,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  blockSize: '1.5rem',
  paddingInline: '.3rem',
  borderRadius: vars.radius.pill,
  background: vars.color.actionEdge,
  color: vars.color.surface,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.bold,
  selectors: {
    '[data-picture] > &': {
      position: 'relative',
      marginInlineEnd: '-1.9rem',
      insetInlineStart: '-.35rem',
      insetBlockStart: '-1.7rem',
    },
    [`[data-images='off'] [data-picture] > &`]: { margin: 0, inset: 0 },
    '[data-gone] > &': {
      background: 'none',
      color: vars.color.textMuted,
      border: `1.5px dashed ${vars.color.borderStrong}`,
    },
  },
  '@container': {
    [narrow]: { selectors: { ":root:not([data-images='off']) [data-picture] > &": { insetBlockStart: '-1.1rem' } } },
    [narrower]: { selectors: { ':root [data-picture] > &&': { margin: 0, inset: 0 } } },
  },
  '@media': { print: { selectors: { ':root [data-picture] > &&': { margin: 0, inset: 0 } } } },
})
export const picture = style([
  frame,
  {
    flex: 'none',
    inlineSize: '5.25rem',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.md,
    selectors: {
      // The picture's alternative text, on a separate line under the row.
      "[data-images='off'] &&": { order: 3, flexBasis: '100%', inlineSize: 'auto' },
      '[data-gone] > &': { filter: 'grayscale(1)', opacity: 0.5 },
      "[data-images='off'] [data-gone] > &": { filter: 'none', opacity: 1 },
    },
    '@container': {
      [narrow]: { inlineSize: '3.5rem' },
      [narrower]: { selectors: { ":root:not([data-images='off']) &": { display: 'none' } } },
    },
    '@media': { print: { selectors: { ':root &': { display: 'none' } } } },
  },
])
/**
 * A picture that does not load leaves its place empty, because its alternative text would be cut, and the title is
 * beside it.
 */
globalStyle(`${picture} img[width]::before`, { content: '""' })
/** The width of everything beside the text in a narrow row: edges, the grip, the number, the picture, the toggle. */
const besideWords = { [narrow]: '10.6rem', [narrower]: '8.3rem', [narrowest]: '.7rem' }
/** Titles are never in the narrower font of headings. */
const letter = `max(1.1, ${vars.reading.letter})`
/** The largest size at which the longest word of a title fits. */
const titleSize = (beside: string) =>
  `min(${vars.text.md}, max(.8125rem, (100cqi - 2 * ${vars.space.gutter} - ${beside}) / var(--longest-word) / ${letter}))`

export const body = style({
  flex: '1 1 0',
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  gap: '.15rem',
  minInlineSize: '6rem',
  minBlockSize: vars.size.target,
  lineHeight: vars.leading.snug,
  '@media': { print: { minBlockSize: 0 } },
  '@container': {
    // Beside a map a row is narrow even on a wide page, so its buttons wrap before the words of a title break.
    [wide]: { minInlineSize: '11rem' },
    // On a line of their own, under the grip, the number and the toggle.
    [narrowest]: { order: 1, flexBasis: '100%' },
  },
})
export const title = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  lineHeight: '1.25',
  letterSpacing: '-.005em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: { '[data-gone] &': { color: vars.color.textMuted } },
  '@container': Object.fromEntries(
    Object.entries(besideWords).map(([width, beside]) => [width, { fontSize: titleSize(beside) }]),
  ),
})
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    // Extends the link over the text under the title.
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': {
      color: 'inherit',
      textDecoration: `underline ${vars.color.actionEdge}`,
      textDecorationThickness: vars.line.thick,
    },
    "[data-theme^='lv'] &": { textDecoration: 'underline' },
  },
})
export const note = style({ color: vars.color.textMuted, fontSize: vars.text.sm, overflowWrap: 'anywhere' })
export const toggle = style({
  flex: 'none',
  '@container': { [narrow]: { marginInline: '-.5rem' }, [narrowest]: { marginInlineStart: 'auto' } },
})
export const tools = style({
  order: 2,
  display: 'flex',
  // Large text: the buttons are wider than a narrow row.
  flexWrap: 'wrap',
  marginInlineStart: 'auto',
  '@container': {
    [narrow]: {
      flexBasis: `calc(100% + 2 * ${padding})`,
      justifyContent: 'flex-end',
      margin: `.35rem -${padding} -${padding}`,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
      selectors: { '[data-closed] > &': { display: 'none' } },
    },
    [narrowest]: { flexBasis: `calc(100% + 2 * ${narrowPadding})`, marginInline: `-${narrowPadding}` },
  },
})
/** Under the buttons, which end a narrow row. */
export const below = style({ order: 2, flexBasis: '100%', display: 'grid', gap: vars.space[2] })
export const tool = style([button, { selectors: { '&&&:not([data-disabled])': { color: vars.color.text } } }])
export const icon = iconRoot

export const skin = { root, grip, number, picture, body, title, link, note, toggle, tools, below, tool, icon }
