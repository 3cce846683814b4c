import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const root = style({ display: 'grid', justifyItems: 'center', gap: vars.space[4], paddingBlock: vars.space[12], textAlign: 'center' })
export const picture = style({
  inlineSize: 'min(100%, 26rem)',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.skeleton,
  selectors: { "[data-images='off'] &": { display: 'none' } },
})
globalStyle(`${picture} > *, ${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
export const title = style({ fontSize: vars.text.h2 })
export const sentence = style({ maxInlineSize: '32rem', color: vars.color.textMuted })
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] })
