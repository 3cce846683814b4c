import { globalStyle, style } from '@vanilla-extract/css'
import { icon as badgeIconSkin, root as badgeRoot } from '../Badge/Badge.css.ts'
import { bandMask } from '../drawing/ornament.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

const { color, space } = vars
const withStub = 'page (min-width: 52rem)'
/** A phone with text at 200 %. */
const narrowest = 'page (max-width: 15rem)'
const tear = `${vars.line.heavy} dashed ${color.bg}`
/** A scanner needs dark on white in every theme. */
const paper = '#fff'
const print = '#000'
const off = (selector: string) =>
  ['redeemed', 'refunded', 'cancelled', 'expired'].map((status) => `[data-status='${status}'] ${selector}`).join(', ')

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `${vars.line.card} solid ${color.border}`,
  borderRadius: vars.radius.lg,
  background: color.surface,
  boxShadow: vars.elevation[1],
  selectors: { "[data-theme^='lv'] &": { borderWidth: vars.line.thick, borderRadius: 0, boxShadow: 'none' } },
  '@container': { [withStub]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
})
export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
})
export const picture = style({
  position: 'relative',
  aspectRatio: '21 / 8',
  overflow: 'hidden',
  background: color.night,
  selectors: { "[data-images='off'] &": { display: 'none' } },
})
globalStyle(`${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const hem = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '1rem',
  background: color.surface,
  mask: `${bandMask('hook')} repeat-x center bottom / auto 100%`,
  selectors: { "[data-theme^='lv'] &": { display: 'none' } },
})
export const details = style({
  gridRow: 'span 2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[4],
  padding: `${space[6]} ${space[6]} ${space[8]}`,
  '@container': { [narrowest]: { padding: space[3] } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
})
export const badge = style([
  badgeRoot,
  {
    selectors: {
      "[data-status='valid'] &": { background: color.successBg, color: color.success },
      "[data-status='cancelled'] &": { background: color.dangerBg, color: color.danger },
      "[data-status='expired'] &": { background: color.warningBg, color: color.warning },
    },
  },
])
export const badgeIcon = badgeIconSkin
export const number = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const title = style({ fontSize: vars.text.h3, overflowWrap: 'anywhere', hyphens: 'auto' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: space[4],
  '@container': { [from.small]: { display: 'flex', flexWrap: 'wrap', gap: `${space[4]} ${space[8]}` } },
})
export const fact = style({ minInlineSize: 0 })
export const term = style({ color: color.textMuted, fontSize: vars.text.xs })
export const value = style({
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
const noted = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '.5em',
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
} as const
export const place = style({ ...noted, color: color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
export const saved = style({
  ...noted,
  justifySelf: 'start',
  padding: '.4rem .8rem',
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.medium,
})
export const stub = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'center',
  gap: space[4],
  padding: space[6],
  borderBlockStart: tear,
  background: color.surfaceSunken,
  textAlign: 'center',
  selectors: { "[data-theme^='lv'] &": { borderColor: color.border } },
  '@container': {
    [withStub]: { borderBlockStart: 0, borderInlineStart: tear },
    [narrowest]: { padding: space[3] },
  },
})
export const stamp = style({
  padding: '.4rem 1rem',
  border: `${vars.line.heavy} double ${color.danger}`,
  borderRadius: vars.radius.sm,
  color: color.danger,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.snug,
  textTransform: 'uppercase',
  transform: 'rotate(-5deg)',
  selectors: {
    "[data-status='expired'] &": { borderColor: color.warning, color: color.warning },
    "[data-theme^='lv'] &": { transform: 'none', borderStyle: 'solid' },
  },
})
export const qr = style({
  inlineSize: 'min(100%, 15rem)',
  padding: '.75rem',
  borderRadius: vars.radius.md,
  background: paper,
  color: print,
  selectors: { [`${off('&')}`]: { opacity: 0.28, filter: 'grayscale(1)' } },
})
globalStyle(`${qr} > *`, { inlineSize: '100%', blockSize: 'auto' })
export const code = style({ fontSize: vars.text.lg, letterSpacing: '.14em', fontVariantNumeric: 'tabular-nums' })
export const hint = style({
  color: color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  marginBlockStart: `calc(-1 * ${space[3]})`,
})

export const skin = {
  root,
  main,
  picture,
  hem,
  details,
  line,
  badge,
  badgeIcon,
  number,
  title,
  facts,
  fact,
  term,
  value,
  place,
  actions,
  saved,
  stub,
  stamp,
  qr,
  code,
  hint,
}
