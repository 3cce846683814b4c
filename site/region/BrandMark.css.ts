import { style } from '@vanilla-extract/css'
import { vars } from '@tropa/library/theme'

/** A class rather than `vars` in the component, which would add the names of all values to every page's scripts. */
export const light = style({ fill: vars.color.action })
