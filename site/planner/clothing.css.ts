import { root as iconRoot } from '@tropa/library/Icon/Icon.css.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const columns = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' } as const

export const panel = style({ display: 'grid', gap: vars.space[3], marginBlockStart: vars.space[8] })
export const failed = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
export const summary = style({ maxInlineSize: vars.size.measure, fontWeight: vars.weight.semibold })
export const basis = style({ maxInlineSize: vars.size.measure })
export const people = style({ ...columns, gap: `${vars.space[6]} ${vars.space[10]}` })
export const person = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  margin: 0,
})
const iconSize = '3rem'
/** What to put on, beside a drawing of it. */
export const worn = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minBlockSize: iconSize,
  paddingInlineStart: `calc(${iconSize} + ${vars.space[3]})`,
  lineHeight: vars.leading.snug,
})
export const icon = style([
  iconRoot,
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    padding: '.55rem',
    borderRadius: vars.radius.md,
    background: vars.color.surfaceSunken,
    strokeWidth: 1.5,
    selectors: {
      '&&[data-size]': { inlineSize: iconSize, blockSize: iconSize },
      "[data-theme^='lv'] &": { border: `${vars.line.hair} solid ${vars.color.border}`, borderRadius: 0 },
    },
  },
])
export const part = style({ fontWeight: vars.weight.semibold })
export const what = style({ margin: 0, fontSize: vars.text.sm })
/** Beside one another, since each is short. */
export const notes = style({
  ...columns,
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [from.medium]: { marginBlockStart: vars.space[3] } },
})
export const small = style({
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
})
