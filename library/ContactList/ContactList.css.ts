import { globalStyle, style } from '@vanilla-extract/css'
import { root as iconRoot } from '../Icon/Icon.css.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.35rem .8rem',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  lineHeight: vars.leading.snug,
  // With the largest letters on a phone, an address has the whole width, under its icon, and is smaller rather than
  // broken.
  '@container': {
    'page (max-width: 16rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      fontSize: vars.text.sm,
      paddingBlock: '.35rem',
    },
  },
})
export const icon = style([iconRoot, { color: vars.color.textMuted }])
export const content = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
globalStyle(`${content} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.25em',
  minBlockSize: vars.size.target,
})

export const skin = { root, row, icon, content }
