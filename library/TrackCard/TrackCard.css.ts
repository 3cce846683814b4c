import { style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { ringInside } from '../Card/ringInside.ts'
import { surface } from '../Card/surface.css.ts'
import { vars } from '../theme/contract.css.ts'
import { kind, kindIcon, heading, link, facts, fact, factIcon, summary } from '../Card/text.css.ts'

/** With large text the inset shrinks, so that the words have more width. */
const inset = `min(${vars.space[5]}, 5.5cqi)`

export const root = style([surface, { position: 'relative', display: 'flex', flexDirection: 'column' }])
ringInside(root)

export const picture = style([
  frame,
  {
    aspectRatio: '16 / 10',
    background: vars.color.mapOut,
    selectors: { "[data-images='off'] &": { padding: `${vars.space[5]} ${vars.space[5]} 0` } },
  },
])
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '.4rem',
  padding: inset,
})
export const stops = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem .4rem',
  color: vars.color.textMuted,
  // On a phone with the largest text the names are smaller, so that they do not break.
  fontSize: `min(${vars.text.sm}, 5.8cqi)`,
  lineHeight: vars.leading.snug,
})
export const stop = style({
  position: 'relative',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
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

export const skin = {
  kind,
  kindIcon,
  heading,
  link,
  facts,
  fact,
  factIcon,
  summary,
  root,
  picture,
  body,
  stops,
  stop,
  attach,
}
