import { style } from '@vanilla-extract/css'
import { picture as frame } from '../Card/picture.css.ts'
import { vars } from '../theme/contract.css.ts'
import { titleSize } from '../theme/title-size.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  textAlign: 'center',
})
export const picture = style([
  frame,
  { inlineSize: 'min(100%, 26rem)', aspectRatio: '16 / 9', borderRadius: vars.radius.lg },
])
export const title = style({
  fontSize: titleSize('h2'),
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const sentence = style({ maxInlineSize: '32rem', color: vars.color.textMuted })
export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[3] })

export const skin = { root, picture, title, sentence, ways }
