import { keyframes, style } from '@vanilla-extract/css'
import { dropdown, visuallyHidden } from '../layout.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

/** The time in which suggestions fade, by the specification. */
const fade = '1000ms'
/** Visible on a raised surface too, unlike the skeleton of a page. */
const boneGround = vars.color.quietPressed
const shine = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-40% 0' } })

export const root = style({ position: 'relative', inlineSize: '100%' })
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingInline: '.875rem',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { borderColor: vars.color.text },
    '&:has(input:focus-visible)': {
      borderColor: vars.color.focusOuter,
      outline: `3px solid ${vars.color.focusOuter}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
    },
  },
})
export const input = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  background: 'none',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    // The frame around the input shows the focus ring.
    '&&:focus-visible': { outline: 0, boxShadow: 'none' },
  },
})
export const icon = style({ flex: 'none', selectors: { [`${field} > &`]: { color: vars.color.textMuted } } })
export const clear = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  marginInlineEnd: '-.6rem',
  borderRadius: vars.radius.md,
  selectors: { '&:hover': { background: vars.color.quietHover } },
})
export const status = style(visuallyHidden)

/** A phone with the largest text, which has no room beside a picture, nor for a row that stays in view. */
const narrowest = 'page (max-width: 21rem)'

export const popup = style({
  ...dropdown,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInline: 0,
  minInlineSize: 'min(24rem, 100%)',
  maxBlockSize: 'min(34rem, 70dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  selectors: {
    '&[data-fading]': { opacity: 0, transition: `opacity ${fade} ${vars.easing.exit}` },
    "[data-theme^='lv'] &[data-fading]": { transition: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { '&[data-fading]': { transition: 'none' } } } },
  // A field in the row of a header is narrower than its suggestions, and is at the end of the row.
  '@container': {
    [from.full]: { insetInline: 'auto 0', inlineSize: 'max(100%, min(36rem, 100vw - 2rem))' },
    // Ends above the bar at the end of the window: the field with large text is far from its start.
    [narrowest]: { maxBlockSize: '50dvh' },
  },
})
export const list = style({})

const row = { padding: '.5rem .75rem', borderRadius: vars.radius.md, lineHeight: vars.leading.snug } as const
export const notice = style({ ...row, color: vars.color.textMuted, fontSize: vars.text.sm })
export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } })
export const groupTitle = style({
  padding: '.5rem .75rem .25rem',
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
})
export const option = style({
  ...row,
  display: 'grid',
  gap: `.1rem ${vars.space[3]}`,
  alignContent: 'center',
  minBlockSize: '3.75rem',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.quietHover, color: vars.color.text },
    '&:has(> img)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    "[data-images='off'] &:has(> img)": { gridTemplateColumns: 'minmax(0, 1fr)' },
    '&[data-active]': {
      background: vars.color.selected,
      color: vars.color.onSelected,
      outline: `2px solid ${vars.color.selectedEdge}`,
      outlineOffset: '-2px',
    },
    "[data-theme^='lv'] &[data-active]": { background: vars.color.text, color: vars.color.bg },
  },
  '@container': {
    [narrowest]: {
      paddingInline: vars.space[2],
      selectors: { '&:has(> img)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  },
})
/** Beside the three lines of its suggestion. */
export const picture = style({
  gridRow: '1 / span 3',
  alignSelf: 'center',
  inlineSize: '4.5rem',
  blockSize: '3rem',
  objectFit: 'cover',
  borderRadius: vars.radius.sm,
  background: vars.color.surfaceSunken,
  selectors: { "[data-images='off'] &": { display: 'none' } },
  '@container': { [narrowest]: { display: 'none' } },
})
export const title = style({ overflowWrap: 'anywhere', hyphens: 'auto' })
export const match = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '.2em',
  textDecorationColor: vars.color.actionEdge,
  selectors: { "[data-theme^='lv'] &": { textDecorationColor: 'currentColor' } },
})
const quiet = {
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  selectors: { '[data-active] > &': { color: 'inherit' } },
} as const
export const description = style(quiet)
export const link = style({ ...quiet, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const skeleton = style({
  ...row,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[2],
  minBlockSize: '3.75rem',
})
export const bone = style({
  inlineSize: '70%',
  blockSize: '1rem',
  borderRadius: vars.radius.sm,
  background: `linear-gradient(100deg, ${boneGround} 40%, ${vars.color.quietHover} 50%, ${boneGround} 60%) 0 0 / 300% 100%`,
  animation: `${shine} ${vars.duration.drift} linear infinite`,
  selectors: {
    '& + &': { inlineSize: '45%', blockSize: '.75rem' },
    "[data-theme^='lv'] &": {
      animation: 'none',
      background: 'none',
      border: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', background: boneGround } },
})
export const empty = style({ padding: '1.1rem 1rem 1.25rem' })
export const emptyTitle = style({ fontWeight: vars.weight.semibold })
export const emptyText = style({
  paddingBlockStart: '.3rem',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const retry = style({
  minBlockSize: vars.size.control,
  marginBlockStart: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.semibold,
  selectors: { '&:hover': { background: vars.color.quietHover } },
})
export const all = style({
  ...row,
  // Stays in view below any number of suggestions.
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${vars.space[2]})`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  background: vars.color.surfaceRaised,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  marginBlockStart: vars.space[2],
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: 0,
  color: vars.color.link,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.linkHover, textDecoration: 'underline' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@container': { [narrowest]: { position: 'static' } },
})

export const skin = {
  root,
  field,
  input,
  icon,
  clear,
  status,
  popup,
  list,
  notice,
  group,
  groupTitle,
  option,
  picture,
  title,
  match,
  description,
  link,
  skeleton,
  bone,
  empty,
  emptyTitle,
  emptyText,
  retry,
  all,
}
