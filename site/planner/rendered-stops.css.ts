import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

const onScreen = { '@media': { print: { display: 'none' } } } as const

/** Controls are not printed. */
export const screenOnly = style(onScreen)
/** Text that is shown only in print, where nothing can load any more. */
export const paperOnly = style({ display: 'none', '@media': { print: { display: 'block' } } })

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const days = style({ ...grid, gap: vars.space[5], marginBlock: vars.space[4] })
export const dayTitle = style({ fontSize: vars.text.h3 })
export const stops = style({ ...grid, margin: 0, padding: 0, listStyle: 'none' })
export const stop = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], ...onScreen })
export const place = style({ color: vars.color.textMuted, fontSize: vars.text.sm })
