import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style([wrap, { paddingBlock: `${vars.space[4]} ${vars.space[12]}` }])
export const head = style({ display: 'grid', gap: vars.space[2], marginBlock: `${vars.space[4]} ${vars.space[6]}` })
export const found = style({ color: vars.color.textMuted })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[8]}`,
  alignItems: 'start',
  '@container': {
    [from.medium]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
    [from.full]: { gridTemplateColumns: '15.5rem minmax(0, 1fr) minmax(0, 28rem)' },
  },
})
/** Takes focus from a retry that goes away, and is no stop of its own. */
export const list = style({
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})
export const applied = style({ marginBlockEnd: vars.space[6] })
export const map = style({
  '@container': {
    [from.medium]: { gridColumn: '1 / -1' },
    [from.full]: { gridColumn: 'auto', position: 'sticky', insetBlockStart: '6rem' },
  },
})

/** On narrow pages the filters fold away; where there is room they stand open, summary or not. */
export const fold = style({
  '@supports': {
    'selector(::details-content)': {
      '@container': {
        [from.medium]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
      },
    },
  },
})
export const foldSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.target,
  paddingInline: vars.space[4],
  marginBlockEnd: vars.space[4],
  border: `${vars.line.thick} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': { 'selector(::details-content)': { '@container': { [from.medium]: { display: 'none' } } } },
})

export const filters = style({ display: 'grid', gap: vars.space[5], alignContent: 'start' })
export const filtersHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})
export const filtersTitle = style({ fontSize: vars.text.xl })
export const reset = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
})
export const query = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
})
export const queryInput = style({
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  inlineSize: '100%',
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
})
export const group = style({ display: 'grid', gap: vars.space[1] })
export const legend = style({ padding: 0, fontSize: vars.text.md, fontWeight: vars.weight.semibold })
