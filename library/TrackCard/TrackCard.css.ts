import { globalStyle, style } from '@vanilla-extract/css'
import { root as categoryRoot } from '../Category/Category.css.ts'
import { vars } from '../theme/contract.css.ts'

export { icon as kindIcon } from '../Category/Category.css.ts'
export { root as facts, fact, icon as factIcon } from '../Facts/Facts.css.ts'
export { heading, link } from '../ObjectCard/title.css.ts'

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.line.card} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
})
globalStyle(`${root} a:focus-visible::after`, { outlineOffset: '-3px', boxShadow: `inset 0 0 0 5px ${vars.color.focusInner}` })

export const picture = style({
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  background: vars.color.mapOut,
  selectors: { "[data-images='off'] &": { display: 'none' } },
})
globalStyle(`${picture} > *`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '.4rem', padding: vars.space[5] })
export const kind = style([categoryRoot, { justifySelf: 'start' }])
export const summary = style({ color: vars.color.textMuted, fontSize: vars.text.sm, lineHeight: vars.leading.snug })
export const stops = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .4rem',
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
})
export const stop = style({
  position: 'relative',
  selectors: {
    '& + &': { paddingInlineStart: '1.3rem' },
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '.62em',
      inlineSize: '.9rem',
      blockSize: '2.5px',
      borderRadius: '2px',
      background: vars.color.track,
    },
  },
})
export const attach = style({ position: 'relative', zIndex: 1, justifySelf: 'start', marginBlockStart: vars.space[1] })
