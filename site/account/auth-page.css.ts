import { wrap } from '@tropa/library/layout.ts'
import { from, titleSize, vars } from '@tropa/library/theme'
import { markChosen } from '@tropa/library/theme/forced-colors.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  ...wrap,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'start',
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space[16] } },
})
/** Decoration: only where there is room beside the form. */
export const picture = style({
  display: 'none',
  '@container': {
    [from.wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space[8],
      borderRadius: vars.radius.lg,
      overflow: 'hidden',
    },
  },
})
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  maxInlineSize: '30rem',
})
export const title = style({ fontSize: titleSize('h2') })
export const lead = style({ color: vars.color.textMuted })
export const quiet = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
export const aside = style({ justifySelf: 'end' })

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'start',
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
})
export const way = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '& + &': { borderInlineStart: `${vars.line.hair} solid ${vars.color.borderStrong}` },
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { background: vars.color.surfaceSunken, boxShadow: `inset 0 -3px ${vars.color.link}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})
markChosen(`${way}[aria-current]`)
