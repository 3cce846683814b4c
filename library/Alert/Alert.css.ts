import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

const tone = createVar()
const ground = createVar()
const { color } = vars
const colors = (ink: string, wash: string) => ({ vars: { [tone]: ink, [ground]: wash } })

/** One tooth, repeated down the edge: the point at the middle, full width at both ends. */
const tooth =
  "url(\"data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 70' preserveAspectRatio='none'%3e%3cpath d='M0 0H60L27 35L60 70H0z'/%3e%3c/svg%3e\")"

export const root = style({
  ...colors(color.info, color.infoBg),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'start',
  padding: '.9rem 1.1rem .9rem 1.5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.md,
  background: ground,
  color: color.text,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  selectors: {
    "&[data-tone='success']": colors(color.success, color.successBg),
    "&[data-tone='warning']": colors(color.warning, color.warningBg),
    "&[data-tone='danger']": colors(color.danger, color.dangerBg),
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '.6rem',
      background: tone,
      mask: `${tooth} repeat-y 0 0 / .6rem .7rem`,
    },
    "[data-theme^='lv'] &": { boxShadow: `inset 0 0 0 ${vars.line.hair} currentColor` },
    "[data-theme^='lv'] &::before": { mask: 'none' },
  },
  '@container': {
    'page (max-width: 40rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    // At twice the text size on a phone, a second column would leave room for syllables only.
    'page (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '.6rem .5rem .6rem 1rem' },
  },
})
export const icon = style([iconRoot, { color: tone, marginBlockStart: '-.05em' }])
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.3em',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const title = style({ fontWeight: vars.weight.semibold })
export const text = style({})
// If a link is the whole item, its touch target fills the item.
globalStyle(`${text} li > a:only-child`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
})
// A title without text is level with its button.
globalStyle(`${root}:has(> ${body} > ${title}:only-child)`, { alignItems: 'center' })
globalStyle(`${text} ul`, { display: 'grid', gap: '.25em', paddingInlineStart: '1.1em', listStyle: 'disc' })
export const action = style({
  marginBlock: '-.4rem',
  '@container': {
    'page (max-width: 40rem)': {
      gridColumn: 2,
      justifySelf: 'start',
      margin: `${vars.space[2]} 0 0`,
      // The label of a button without a border is aligned with the text.
      selectors: { "&:has(> [data-variant='quiet'])": { margin: '0 0 -.4rem -.75rem' } },
    },
    'page (max-width: 15rem)': { gridColumn: 1 },
  },
})

export const skin = { root, icon, body, title, text, action }
