import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({
  maxInlineSize: vars.size.measure,
  fontSize: vars.text.md,
  overflowWrap: 'anywhere',
})
export const alternative = style({
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  selectors: { "[data-images='off'] &": { display: 'block' } },
})

/** The text is visually hidden; an arrow is drawn in its place. */
export const newTab = style({
  display: 'inline-block',
  inlineSize: '1em',
  blockSize: '1em',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  verticalAlign: '-.1em',
  '::before': { content: '"↗" / ""', display: 'inline-block', inlineSize: '100%', textAlign: 'center' },
})

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(`${root} :where(${selector})`, rule)
const edge = `${vars.line.hair} solid ${vars.color.border}`

globalStyle(`${root} > * + *`, { marginBlockStart: '1em' })
inside('h2', { fontSize: vars.text.h3, marginBlockStart: '1.6em' })
inside('h3', { fontFamily: vars.font.text, fontSize: vars.text.lg, letterSpacing: 0, marginBlockStart: '1.4em' })
inside('ul, ol', { display: 'grid', gap: '.4em', paddingInlineStart: '1.3em' })
// On a phone with the largest text the indent is small, so that the words have more width.
inside('ul', { listStyle: 'disc', '@container': { 'page (max-width: 14rem)': { paddingInlineStart: '.7em' } } })
inside('ol', { listStyle: 'decimal' })
inside('li::marker', { color: vars.color.textMuted })
inside('blockquote', {
  marginInline: 0,
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.line.heavy} solid ${vars.color.hemSoft}`,
  color: vars.color.textMuted,
})
inside('h4', { marginBlockStart: '1.2em' })
/** The same as for `PhoneLink`. */
inside("a[href^='tel:']", {
  whiteSpace: 'nowrap',
  '@container': { 'page (max-width: 21rem)': { whiteSpace: 'normal' } },
})
inside('pre', { whiteSpace: 'pre-wrap' })
inside('video, iframe', { maxInlineSize: '100%' })
inside('img', { inlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.lg })
inside('figcaption', { paddingBlockStart: vars.space[2], color: vars.color.textMuted, fontSize: vars.text.xs })
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.text.sm })
inside('th, td', {
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
  borderBlockEnd: edge,
  textAlign: 'start',
  verticalAlign: 'top',
})
inside('hr', { border: 0, borderBlockStart: edge, marginBlock: '2em' })
inside('b, strong', { fontWeight: vars.weight.semibold })

export const skin = { root, alternative, newTab }
