import { style } from '@vanilla-extract/css'

/** A track is kept by scripts: without them the control could do nothing. `/my_tracks` says so. */
export const attach = style({ '@media': { '(scripting: none)': { display: 'none' } } })
