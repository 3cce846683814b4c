import { below } from '@tropa/library/theme/breakpoints.ts'
import { style } from '@vanilla-extract/css'

export const whole = style({ '@container': { [below.small]: { display: 'none' } } })
/** On a phone the notice is one line of text and its buttons. */
export const short = style({ display: 'none', '@container': { [below.small]: { display: 'inline' } } })
