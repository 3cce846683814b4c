import { wrap } from '@tropa/library/layout.ts'
import { from, vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

export const page = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    paddingBlock: `${vars.space[4]} ${vars.space[12]}`,
  },
])

/** A message about a track, with links to what can be done next. */
export const taken = style({ display: 'grid', gap: vars.space[2] })

/** The focus ring is only as wide as the words. */
export const heading = style({ justifySelf: 'start' })

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[4]} ${vars.space[10]}` })
export const stat = style({ display: 'flex', flexDirection: 'column-reverse', lineHeight: 1.1 })
export const statValue = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.h3,
  fontFeatureSettings: "'lnum' 1",
})
export const statLabel = style({ fontSize: vars.text.sm, color: vars.color.textMuted })

export const statNote = style({ marginBlockStart: vars.space[2], fontSize: vars.text.sm, color: vars.color.textMuted })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  alignItems: 'start',
  '@container': { [from.wide]: { gridTemplateColumns: 'minmax(0, 1.12fr) minmax(0, 1fr)' } },
})
export const map = style({ '@container': { [from.wide]: { position: 'sticky', insetBlockStart: '5.5rem' } } })

/** Between two rows. */
export const leg = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '1.75rem',
  paddingInlineStart: '1.1rem',
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
  '::before': {
    content: '',
    alignSelf: 'stretch',
    inlineSize: vars.line.heavy,
    background: `repeating-linear-gradient(${vars.color.track} 0 5px, transparent 5px 9px)`,
  },
})

/** Without scripts the track and its weather never load, so only the date can be chosen. */
export const weather = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
  '@media': { '(scripting: none)': { display: 'none' } },
})
/** A band as wide as the window, with a background of its own. */
export const weatherBand = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  background: vars.color.surfaceSunken,
  boxShadow: `0 0 0 100vmax ${vars.color.surfaceSunken}`,
  clipPath: 'inset(0 -100vmax)',
  selectors: {
    "[data-theme^='lv'] &": {
      paddingBlock: vars.space[6],
      borderBlock: `${vars.line.thick} solid ${vars.color.border}`,
      boxShadow: 'none',
    },
  },
  '@media': { print: { background: 'none', boxShadow: 'none' } },
})
export const weatherNote = style({
  maxInlineSize: vars.size.measure,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
})

/** As wide as a date needs. Without scripts there is a plain one. */
export const date = style({
  justifySelf: 'start',
  inlineSize: 'min(100%, 18rem)',
  '@media': { '(scripting: none)': { display: 'none' } },
})

/** Without scripts nothing replaces it. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
