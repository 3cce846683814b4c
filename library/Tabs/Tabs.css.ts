import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedColors, markChosen } from '../theme/forced-colors.ts'

const { color } = vars
/** Room for the focus ring, which the scrolling box would otherwise cut off. */
const ring = '5px'

/** The end of the list fades while there are more tabs to scroll to. */
const fade = '3rem'
const toTheLast = keyframes({ from: { maskPosition: 'right' }, to: { maskPosition: 'left' } })

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[6],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  margin: `calc(-1 * ${ring})`,
  padding: ring,
  // The line directly under the marks of the tabs; a border would be below the room for the ring.
  background: `linear-gradient(${color.border}, ${color.border}) 0 calc(100% - ${ring}) / 100% ${vars.line.hair} no-repeat`,
  selectors: { "[data-theme^='lv'] &": { flexWrap: 'wrap', gap: vars.space[2], paddingBlockEnd: vars.space[3] } },
  '@supports': {
    '(animation-timeline: scroll())': {
      maskImage: `linear-gradient(to right, #000 calc(100% - ${fade}), transparent)`,
      maskRepeat: 'no-repeat',
      maskPosition: 'left',
      maskSize: `calc(100% + ${fade}) 100%`,
      animation: `${toTheLast} linear both`,
      animationTimeline: 'scroll(self inline)',
      animationRange: `calc(100% - ${fade}) 100%`,
      selectors: { "[data-theme^='lv'] &": { maskImage: 'none' } },
    },
  },
})
export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.target,
  paddingBlock: '.5rem',
  borderBlockEnd: `${vars.line.heavy} solid transparent`,
  color: color.textMuted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text, borderBlockEndColor: color.borderStrong },
    '&[data-selected]': { color: color.text, fontWeight: vars.weight.semibold, borderBlockEndColor: color.text },
    '&:disabled': { color: color.textDisabled, cursor: 'not-allowed', borderBlockEndColor: 'transparent' },
    "[data-theme^='lv'] &": {
      flex: '0 1 auto',
      paddingInline: vars.space[3],
      border: `${vars.line.hair} solid ${color.border}`,
    },
    "[data-theme^='lv'] &[data-selected]": { background: color.text, color: color.bg },
    "[data-theme^='lv'] &:disabled": { borderStyle: 'dashed' },
  },
  '@media': {
    [forcedColors]: {
      // They make a transparent border visible, which would underline every tab.
      selectors: {
        ":root:not([data-theme^='lv']) &:is(:disabled, :not(:hover))": { borderBlockEndColor: 'Canvas' },
      },
    },
  },
})
export const count = style({
  flex: 'none',
  minInlineSize: '1.5rem',
  padding: '.05rem .4rem',
  borderRadius: vars.radius.pill,
  background: color.surfaceSunken,
  color: color.text,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { "[data-theme^='lv'] &": { background: 'none', color: 'inherit' } },
})
export const panel = style({ minInlineSize: 0 })
markChosen(`${tab}[data-selected]`)

export const skin = { root, list, tab, count, panel }
