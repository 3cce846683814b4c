import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

/** Without the picture the months are plain buttons. */
const plain = "[data-theme^='lv'] &, [data-images='off'] &"
/** The dot between the value and the word for today. */
const plainDot = "[data-theme^='lv'] * + &::before, [data-images='off'] * + &::before"
/** Wide enough for a month to be a target and to show its part of the picture. */
const yearWidth = 'max(100%, 90rem)'
/** The height of the heading above, the captions below and a cookie notice, with text at 100 %. */
const aroundView = '520px'
/** On a phone it leaves room for its surroundings; a short window shows a lower strip of the same landscape. */
const viewHeight = `clamp(min(16.5rem, 30svh, max(6rem, 100svh - ${aroundView})), 24.5cqi, 28rem)`
const captionHeight = '4.1rem'
/** The colour of the sun, the same as in the drawing. */
const sunlight = '#ffc566'
const halo = (radius: string, opacity: string) => `0 0 0 ${radius} ${sunlight}${opacity}`

export const root = style({ position: 'relative' })
export const scroller = style({ overflowX: 'auto', scrollbarWidth: 'none', scrollSnapType: 'x proximity' })
export const strip = style({
  position: 'relative',
  inlineSize: yearWidth,
  paddingBlockEnd: captionHeight,
  selectors: { [plain]: { inlineSize: '100%', paddingBlockEnd: 0 } },
})
export const view = style({
  position: 'relative',
  overflow: 'hidden',
  selectors: { "[data-theme^='lv'] &": { display: 'none' } },
})
export const picture = style({ inlineSize: '100%', maxInlineSize: 'none', blockSize: viewHeight })
export const sun = style({
  position: 'absolute',
  inlineSize: 'clamp(1.75rem, 3cqi, 2.6rem)',
  aspectRatio: '1',
  borderRadius: '50%',
  translate: '-50% -50%',
  background: sunlight,
  boxShadow: [halo('.9rem', '40'), halo('2rem', '26'), halo('3.4rem', '1a')].join(', '),
  transition: `left ${vars.duration.drift} ${vars.easing.river}, top ${vars.duration.drift} ${vars.easing.river}`,
})
export const months = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  selectors: {
    [plain]: {
      position: 'static',
      gridTemplateColumns: 'repeat(6, minmax(min-content, 1fr))',
      gap: vars.space[1],
      paddingInline: vars.space.gutter,
    },
  },
  // Six months in a row, or two if the text is too large for that.
  '@container': {
    'page (max-width: 21rem)': { selectors: { [plain]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
    [from.medium]: { selectors: { [plain]: { gap: vars.space[2] } } },
  },
})
/** Scrolls a narrow page to the chosen month without scripts, if the browser can; the types lack the property. */
globalStyle(`${scroller} [aria-pressed='true']`, { ['scrollInitialTarget' as string]: 'nearest' })
/** Inside the edges, because the neighbours leave no room outside. */
const frame = [
  `inset 0 0 0 ${vars.line.heavy} ${vars.color.action}`,
  `inset 0 0 0 calc(${vars.line.heavy} + 1px) ${vars.color.onAction}`,
].join(', ')

export const month = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  scrollSnapAlign: 'center',
  selectors: {
    "&[aria-pressed='true']": { boxShadow: frame },
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: `inset 0 0 0 ${vars.line.heavy} ${vars.color.focusInner}` },
    [plain]: { border: `${vars.line.thick} solid ${vars.color.border}` },
  },
})
export const window = style({ flex: 1, selectors: { [plain]: { display: 'none' } } })
export const caption = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: captionHeight,
  paddingInline: vars.space[3],
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  background: vars.color.surface,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  selectors: {
    // Six captions must fit in the width of a phone.
    [plain]: { border: 0, paddingInline: 0, textAlign: 'center' },
    [`${month}:first-child &`]: { borderColor: 'transparent' },
    [`${month}:hover &`]: { background: vars.color.quietHover },
    [`${month}[aria-pressed='true'] &`]: {
      color: vars.color.onAction,
      background: vars.color.action,
      borderColor: 'transparent',
    },
  },
})
export const name = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  selectors: { [plain]: { fontSize: vars.text.sm } },
  '@container': { [from.medium]: { selectors: { [plain]: { fontSize: vars.text.md } } } },
})
export const value = style({
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${month}[aria-pressed='true'] &`]: { color: 'inherit' }, [plain]: { whiteSpace: 'normal' } },
})

/** Beside the value, or on a line of its own if a month is too narrow for both. */
export const now = style({
  selectors: { '* + &::before': { content: '· ' }, [plain]: { display: 'block' }, [plainDot]: { content: 'none' } },
  '@container': {
    [from.medium]: { selectors: { [plain]: { display: 'inline' }, [plainDot]: { content: '· ' } } },
  },
})
markChosen(`${month}[aria-pressed='true'] ${caption}`)

export const skin = { root, scroller, strip, view, picture, sun, months, month, window, caption, name, value, now }
