import { globalStyle, style } from '@vanilla-extract/css'
import { segment, segments } from '../ChoiceForm/segments.ts'
import { wrap } from '../layout.ts'
import { below, from } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'
import { markChosen } from '../theme/forced-colors.ts'

export const root = style({
  borderBlockEnd: `${vars.line.thick} solid ${vars.color.text}`,
  background: vars.color.surface,
  fontSize: vars.text.sm,
})
export const details = style({})
export const summary = style({
  ...wrap,
  display: 'flex',
  alignItems: 'center',
  gap: '.5em',
  minBlockSize: vars.size.target,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  // If there is room, the settings are always open, in browsers that can show the content of a closed `<details>`.
  '@supports': { 'selector(::details-content)': { '@container': { [from.medium]: { display: 'none' } } } },
})
globalStyle(`${details}::details-content`, {
  '@container': { [from.medium]: { contentVisibility: 'visible', blockSize: 'auto' } },
})
export const icon = style({ flex: 'none' })
export const form = style({
  ...wrap,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  paddingBlock: vars.space[3],
})
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })
export const label = style({ fontWeight: vars.weight.medium })
export const choices = style(segments)
export const choice = style(segment("[aria-pressed='true']"))
// On a phone the five schemes are in one line.
globalStyle(`${choices} > ${choice}`, { '@container': { [below.small]: { paddingInline: '.6rem' } } })
export const reset = style({
  minBlockSize: vars.size.target,
  color: vars.color.link,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
})
markChosen(`${choice}[aria-pressed='true']`)

export const skin = { root, details, summary, icon, form, group, label, choices, choice, reset }
