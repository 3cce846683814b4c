import { target } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

/** On narrow pages the filters are folded. Beside a list, if there is room, they are always open. */
export const fold = style({
  '@supports': {
    'selector(::details-content)': {
      '@container': {
        [from.medium]: {
          selectors: { '&[data-beside]::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
        },
      },
    },
  },
})
export const summary = style({
  ...target,
  border: `${vars.line.thick} solid ${vars.color.borderStrong}`,
  background: vars.color.surface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&[aria-busy]': { cursor: 'progress' } },
  '@supports': {
    'selector(::details-content)': {
      '@container': { [from.medium]: { selectors: { '[data-beside] > &': { display: 'none' } } } },
    },
  },
})
/** How many filters are in force. */
export const number = style({ color: vars.color.textMuted, fontWeight: vars.weight.regular })

export const form = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  selectors: { 'details:not([data-beside]) > &': { paddingBlockStart: vars.space[5] } },
  '@container': {
    [from.small]: {
      selectors: { 'details:not([data-beside]) > &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [from.wide]: {
      selectors: { 'details:not([data-beside]) > &': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  },
})
export const field = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' })
export const fieldLabel = style({ fontSize: vars.text.md, fontWeight: vars.weight.semibold })
export const input = style({
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  inlineSize: '100%',
  minInlineSize: 0,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
})
export const group = style({ display: 'grid', gap: vars.space[1], alignContent: 'start', minInlineSize: 0 })
/** Reserves room for choices that are still loading. */
export const awaited = style({ blockSize: `calc(var(--rows) * (${vars.size.target} + ${vars.space[1]}))` })
export const legend = style({ padding: 0, fontSize: vars.text.md, fontWeight: vars.weight.semibold })
export const actions = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', gridColumn: '1 / -1' })
export const reset = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.target,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
})
export const applied = style({ marginBlockEnd: vars.space[6] })
