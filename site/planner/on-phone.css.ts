import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

/** Folded on narrow pages; where there is room it is open, and needs no summary. */
export const foldedPart = style({
  '@supports': {
    'selector(::details-content)': {
      '@container': {
        [from.medium]: { selectors: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } },
      },
    },
  },
})
export const foldedContent = style({ display: 'grid', gap: vars.space[3], paddingBlockStart: vars.space[2] })
export const foldedSummary = style({
  minBlockSize: vars.size.target,
  alignContent: 'center',
  color: vars.color.link,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  '@supports': { 'selector(::details-content)': { '@container': { [from.medium]: { display: 'none' } } } },
})
