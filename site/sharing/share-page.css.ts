import { style } from '@vanilla-extract/css'

/** Hidden without scripts; the browser's own share function remains. */
export const sharePage = style({ '@media': { '(scripting: none)': { display: 'none' } } })
