import { style } from '@vanilla-extract/css'
import { coverRatio } from '../Cover/ratio.css.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] })
export const heading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // With the largest text small gaps keep the title on the first screen.
  '@container': { 'page (max-width: 16rem)': { gap: vars.space[1] } },
})
export const kind = style({})
export const title = style({ overflowWrap: 'anywhere', hyphens: 'auto' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  color: vars.color.textMuted,
})
export const territory = style({ display: 'inline-flex', alignItems: 'center', gap: '.4em' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })
export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] })
export const picture = style({
  vars: { [coverRatio]: '4 / 3' },
  '@container': { [from.medium]: { vars: { [coverRatio]: '21 / 9' } } },
})
export const caption = style({
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
  lineHeight: vars.leading.snug,
  selectors: { "[data-images='off'] &": { display: 'none' } },
})

export const skin = { root, heading, kind, title, row, facts, territory, actions, figure, picture, caption }
