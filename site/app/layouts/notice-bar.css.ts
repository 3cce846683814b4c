import { below } from '@tropa/library/theme/breakpoints.ts'
import { vars } from '@tropa/library/theme'
import { style } from '@vanilla-extract/css'

/** A phone with large letters. */
const narrowest = 'page (max-width: 16rem)'

export const whole = style({ '@container': { [below.small]: { display: 'none' } } })
/** On a phone the notice is one line of text and its buttons. */
export const short = style({ display: 'none', '@container': { [below.small]: { display: 'inline' } } })
/** Large letters leave room for the shortest words, on two lines beside the buttons. */
export const shortest = style({
  display: 'none',
  lineHeight: vars.leading.tight,
  verticalAlign: 'top',
  // A block within a link has no line of it.
  textDecoration: 'inherit',
  '@container': { [narrowest]: { display: 'inline-block' } },
})
export const longer = style({ '@container': { [narrowest]: { display: 'none' } } })
